import * as v from 'valibot';

import { ThumbnailPick } from '#backend/contract/video/video-notes.ts';

import { pictureType, receiveAttachment } from './transfer/attachments.ts';
import { videoAnswer } from './video-answers.ts';
import { VideoRefusal } from './video-problem.ts';
import type { StoredCaption, VideoRecord } from './video-record.ts';
import { json, nothing, paged, readJson, type VideoCall } from './video-request.ts';
import type { VideoStorage } from './storage/video-storage.ts';
import type { VideoStore } from './video-store.ts';

const CaptionChange = v.object({ default: v.boolean() });
const languagePattern = /^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/;

/** Files that accompany a video: captions by language, and a thumbnail. */
export function videoExtras(storage: VideoStorage, store: VideoStore) {
  async function known(videoId: string): Promise<VideoRecord> {
    const record = await store.read(videoId);
    if (record === null) throw new VideoRefusal('resource-not-found', 'videoId');
    return record;
  }

  async function caption({ names: [videoId = '', language = ''] }: VideoCall) {
    const record = await known(videoId);
    const found = record.captions.find(({ srclang }) => srclang === language);
    if (!found) throw new VideoRefusal('resource-not-found', 'language');
    return { record, found };
  }

  const textOf = (videoId: string, language: string) => `${videoId}/captions-${language}.vtt`;
  const withCaption = (record: VideoRecord, next: StoredCaption) => ({
    ...record,
    captions: [...record.captions.filter(({ srclang }) => srclang !== next.srclang), next],
  });

  return {
    async addCaption(call: VideoCall): Promise<Response> {
      const [videoId = '', srclang = ''] = call.names;
      if (!languagePattern.test(srclang)) {
        throw new VideoRefusal('request-parameter-out-of-range', 'language');
      }
      await known(videoId);
      const { bytes } = await receiveAttachment(storage, call.request);
      const isText = new TextDecoder().decode(bytes.subarray(0, 9)).replace('\uFEFF', '');
      if (!isText.startsWith('WEBVTT')) throw new VideoRefusal('uploaded-file-no-captions', 'file');
      await storage.writeDocument(textOf(videoId, srclang), bytes);
      const added = { srclang, isDefault: false };
      const record = await store.change(videoId, (before) => withCaption(before, added));
      return json(captionAnswer(record, added, call.origin), 201);
    },
    async listCaptions(call: VideoCall): Promise<Response> {
      const record = await known(call.names[0] ?? '');
      return paged(
        call,
        record.captions.map((one) => captionAnswer(record, one, call.origin)),
      );
    },
    async showCaption(call: VideoCall): Promise<Response> {
      const { record, found } = await caption(call);
      return json(captionAnswer(record, found, call.origin));
    },
    async changeCaption(call: VideoCall): Promise<Response> {
      const { record, found } = await caption(call);
      const changed = await readJson(call.request, CaptionChange);
      const next = { ...found, isDefault: changed.default };
      await store.change(record.videoId, (before) => withCaption(before, next));
      return json(captionAnswer(record, next, call.origin));
    },
    async removeCaption(call: VideoCall): Promise<Response> {
      const { record, found } = await caption(call);
      const isOther = ({ srclang }: StoredCaption) => srclang !== found.srclang;
      await store.change(record.videoId, (before) => ({
        ...before,
        captions: before.captions.filter(isOther),
      }));
      await storage.removeDocument(textOf(record.videoId, found.srclang));
      return nothing();
    },
    async readCaption({ names: [videoId = '', file = ''] }: VideoCall): Promise<Response> {
      const record = await known(videoId);
      const found = record.captions.find(({ srclang }) => file === `${srclang}.vtt`);
      const bytes = found && (await storage.readDocument(textOf(videoId, found.srclang)));
      if (!bytes) throw new VideoRefusal('resource-not-found', 'language');
      return new Response(new Uint8Array(bytes), {
        headers: { 'content-type': 'text/vtt; charset=utf-8', 'x-content-type-options': 'nosniff' },
      });
    },
    async setThumbnail({ request, names: [videoId = ''], origin }: VideoCall): Promise<Response> {
      await known(videoId);
      const { bytes } = await receiveAttachment(storage, request);
      pictureType(bytes);
      await storage.writeDocument(`${videoId}/thumbnail`, bytes);
      // The picture replaces a previously picked moment.
      const next = await store.change(videoId, (before) => {
        const { thumbnail: _picked, ...details } = before.details;
        return { ...before, details };
      });
      return json(videoAnswer(next, origin));
    },
    /** Stored and returned only: the host cannot decode a video. */
    async pickThumbnail({ request, names: [videoId = ''], origin }: VideoCall): Promise<Response> {
      await known(videoId);
      const thumbnail = await readJson(request, ThumbnailPick);
      const next = await store.change(videoId, (before) => ({
        ...before,
        details: { ...before.details, thumbnail },
      }));
      return json(videoAnswer(next, origin));
    },
  };
}

function captionAnswer({ videoId }: VideoRecord, caption: StoredCaption, origin: string) {
  const uri = `/videos/${videoId}/captions/${caption.srclang}`;
  return {
    uri,
    src: new URL(`/vod/${videoId}/captions/${caption.srclang}.vtt`, origin).href,
    srclang: caption.srclang,
    languageName: new Intl.DisplayNames('en', { type: 'language' }).of(caption.srclang),
    default: caption.isDefault,
  };
}
