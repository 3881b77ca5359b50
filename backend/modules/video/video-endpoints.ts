import * as v from 'valibot';

import { VideoCreation, VideoUpdate } from '#backend/contract/video/video-creation.ts';
import { VideoDetails, VideoNotes } from '#backend/contract/video/video-notes.ts';

import { sourceReceiver } from './transfer/receive-source.ts';
import { serveVideo } from './transfer/serve-video.ts';
import { statusAnswer, videoAnswer } from './video-answers.ts';
import { VideoRefusal } from './video-problem.ts';
import type { VideoRecord } from './video-record.ts';
import { json, nothing, paged, readJson, type VideoCall } from './video-request.ts';
import type { VideoStorage } from './storage/video-storage.ts';
import type { VideoStore } from './video-store.ts';
import type { VideoTokens } from './video-tokens.ts';

/** Endpoints to create, list, update, delete, upload, query and play videos. */
export function videoEndpoints(
  storage: VideoStorage,
  store: VideoStore,
  tokens: VideoTokens,
  { hasWatermark }: { readonly hasWatermark: (id: string) => Promise<boolean> },
) {
  const receiveSource = sourceReceiver(storage);

  async function known({ names: [videoId = ''] }: VideoCall): Promise<VideoRecord> {
    const record = await store.read(videoId);
    if (record === null) throw new VideoRefusal('resource-not-found');
    return record;
  }

  async function answer(record: VideoRecord, { origin }: VideoCall, status = 200) {
    return json(videoAnswer(record, origin, await tokens.watchToken(record.videoId)), status);
  }

  async function served({ request, names: [videoId = ''] }: VideoCall, downloadAs?: string) {
    const video = await store.open(videoId);
    if (video === null) throw new VideoRefusal('resource-not-found');
    return serveVideo(video, request, downloadAs === undefined ? {} : { downloadAs });
  }

  return {
    async create(call: VideoCall): Promise<Response> {
      const sent = await readJson(call.request, VideoCreation);
      const details = v.parse(VideoNotes, sent);
      if (details.watermark && !(await hasWatermark(details.watermark.id))) {
        throw new VideoRefusal('request-parameter-out-of-range', 'watermark.id');
      }
      return answer(await store.create(sent.title, { details }), call, 201);
    },
    async list(call: VideoCall): Promise<Response> {
      const { searchParams } = call.url;
      const title = searchParams.get('title')?.toLowerCase() ?? '';
      const tags = Array.from(searchParams)
        .filter(([name]) => /^tags(?:\[\d*\])?$/.test(name))
        .map(([, tag]) => tag);
      const found = (await store.all()).filter(
        (record) =>
          record.title.toLowerCase().includes(title) &&
          tags.every((tag) => record.details.tags?.includes(tag)),
      );
      return paged(
        call,
        await Promise.all(
          found.map(async (record) =>
            videoAnswer(record, call.origin, await tokens.watchToken(record.videoId)),
          ),
        ),
      );
    },
    async show(call: VideoCall): Promise<Response> {
      return answer(await known(call), call);
    },
    async change(call: VideoCall): Promise<Response> {
      const { title, ...sent } = await readJson(call.request, VideoUpdate);
      const details = v.parse(VideoDetails, sent);
      const record = await store.change((await known(call)).videoId, (before) => ({
        ...before,
        title: title ?? before.title,
        details: { ...before.details, ...details },
      }));
      return answer(record, call);
    },
    async remove(call: VideoCall): Promise<Response> {
      await store.remove((await known(call)).videoId);
      return nothing();
    },
    async status(call: VideoCall): Promise<Response> {
      return json(statusAnswer(await known(call)));
    },
    async receive(call: VideoCall): Promise<Response> {
      const { videoId } = await known(call);
      const { place, file } = await receiveSource(call.request);
      return answer(await store.add(videoId, place, file), call, 201);
    },
    /** For clients with an account's credentials. */
    play: (call: VideoCall): Promise<Response> => served(call),
    /** For everyone who has the URL, which sets the expiry and the download name. */
    async watch(call: VideoCall): Promise<Response> {
      const [videoId = '', token = ''] = call.names;
      const granted = await tokens.watchGrant(token, videoId);
      if (granted === null) throw new VideoRefusal('watch-token-invalid');
      return served(call, granted.downloadAs);
    },
  };
}
