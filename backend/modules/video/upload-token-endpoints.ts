import * as v from 'valibot';
import { UploadToken, UploadTokenCreation } from '#backend/contract/video/upload-token.ts';
import type { ChunkPlace } from './transfer/content-range.ts';
import { sourceReceiver } from './transfer/receive-source.ts';
import { videoAnswer } from './video-answers.ts';
import { VideoRefusal } from './video-problem.ts';
import { sameBytes, type VideoRecord } from './video-record.ts';
import { json, nothing, paged, readJson, type VideoCall } from './video-request.ts';
import { videoRepository } from './storage/video-repository.ts';
import type { VideoStorage } from './storage/video-storage.ts';
import { pieceOf, type VideoStore } from './video-store.ts';
import type { VideoClock } from './video-tokens.ts';
import { createTurnQueue, type AcrossProcesses } from './video-turns.ts';
import type { WrittenFile } from './storage/write-stream.ts';
import { StoredToken } from './upload-tokens.ts';

/** Upload tokens: the bearer may upload a new video, and nothing else. */
export function uploadTokenEndpoints(
  storage: VideoStorage,
  store: VideoStore,
  clock: VideoClock,
  across: AcrossProcesses,
) {
  const shelf = videoRepository(storage, {
    folder: 'upload-tokens',
    prefix: 'to',
    schema: StoredToken,
  });
  const receive = sourceReceiver(storage);
  const turns = createTurnQueue(across);

  /** @throws VideoRefusal 404, also for an expired token, so that no one learns which tokens existed */
  async function goodToken(id: string): Promise<StoredToken> {
    const token = await shelf.read(id);
    const isOver = token?.expiresAt !== undefined && new Date(token.expiresAt) <= clock();
    if (token === null || isOver) throw new VideoRefusal('resource-not-found', 'token');
    return token;
  }

  /** The video of a chunk: the Node client never names it, so it continues the token's last video. */
  async function videoFor(
    { token, videoId: last }: StoredToken,
    asked: string | undefined,
    chunk: { place: ChunkPlace; file: WrittenFile; fileName: string },
  ): Promise<VideoRecord> {
    if (asked !== undefined) {
      const record = await store.read(asked);
      if (record?.uploadToken !== token) throw new VideoRefusal('resource-not-found', 'videoId');
      return record;
    }
    const record = last === undefined ? null : await store.read(last);
    const isRepeated = record !== null && sameBytes(record, pieceOf(chunk.place, chunk.file));
    if (record && (isRepeated || (!record.complete && !isFirst(chunk.place)))) return record;
    const title = chunk.fileName.trim().slice(0, 255) || 'video';
    return store.create(title, { uploadToken: token });
  }

  return {
    async create({ request }: VideoCall): Promise<Response> {
      const { ttl } = await readJson(request, UploadTokenCreation);
      const token: StoredToken = {
        token: shelf.freshId(),
        ttl,
        createdAt: clock().toISOString(),
        ...(ttl > 0 && { expiresAt: new Date(clock().getTime() + ttl * 1_000).toISOString() }),
      };
      await shelf.write(token.token, token);
      return json(v.parse(UploadToken, token), 201);
    },
    async list(call: VideoCall): Promise<Response> {
      const tokens = await shelf.all();
      const newest = tokens.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
      return paged(
        call,
        newest.map((token) => v.parse(UploadToken, token)),
      );
    },
    async show({ names: [id = ''] }: VideoCall): Promise<Response> {
      return json(v.parse(UploadToken, await goodToken(id)));
    },
    async remove({ names: [id = ''] }: VideoCall): Promise<Response> {
      if ((await shelf.read(id)) === null) throw new VideoRefusal('resource-not-found', 'token');
      await shelf.remove(id);
      return nothing();
    },
    /** Accepts a chunk from the bearer of a token. */
    async upload(call: VideoCall): Promise<Response> {
      const id = call.url.searchParams.get('token') ?? '';
      await goodToken(id);
      const { place, file, fileName, fields } = await receive(call.request);
      const record = await turns.take(id, async () => {
        try {
          const token = await goodToken(id);
          const video = await videoFor(token, fields.get('videoId'), { place, file, fileName });
          if (token.videoId !== video.videoId) {
            await shelf.write(id, { ...token, videoId: video.videoId });
          }
          return video;
        } catch (error) {
          await receive.drop(file);
          throw error;
        }
      });
      return json(videoAnswer(await store.add(record.videoId, place, file), call.origin), 201);
    },
  };
}

/** The first chunk of a file starts a new video, unless it is a repeat. */
function isFirst(place: ChunkPlace): boolean {
  if (place.kind === 'part') return place.part === 1;
  return place.kind === 'whole' || place.start === 0;
}
