import { rm } from 'node:fs/promises';

import type { VideoNotes } from '#backend/contract/video/video-notes.ts';
import { videoMaxBytes } from '#domain/video/video.ts';
import { sniffedBytes, sniffVideo, type VideoContainer } from '#domain/video/video-file.ts';

import type { ChunkPlace } from './transfer/content-range.ts';
import type { PlayableVideo } from './transfer/serve-video.ts';
import { VideoRefusal } from './video-problem.ts';
import {
  entityTag,
  fileBytes,
  isWhole,
  sameBytes,
  withPiece,
  type Piece,
  type VideoRecord,
} from './video-record.ts';
import { freshVideoId, videoRecords } from './video-records.ts';
import type { VideoStorage } from './storage/video-storage.ts';
import type { VideoClock } from './video-tokens.ts';
import { createTurnQueue, type AcrossProcesses } from './video-turns.ts';
import type { WrittenFile } from './storage/write-stream.ts';

const mediaTypes: Readonly<Record<VideoContainer, string>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  avi: 'video/x-msvideo',
  'mpeg-ts': 'video/mp2t',
};

const hourMs = 60 * 60 * 1_000;
/** An upload that got nothing for so long is given up; until then it can be gone on with. */
const abandonedAfterMs = 24 * hourMs;

/** What the video host does with its storage, without HTTP. */
export interface VideoStore {
  create(
    title: string,
    options?: { readonly details?: VideoNotes; readonly uploadToken?: string },
  ): Promise<VideoRecord>;
  read(videoId: string): Promise<VideoRecord | null>;
  /** All videos, the newest first. */
  all(): Promise<VideoRecord[]>;
  /** Changes what is noted about a video; its source stays. @throws VideoRefusal 404 */
  change(videoId: string, change: (record: VideoRecord) => VideoRecord): Promise<VideoRecord>;
  /**
   * Adds received bytes to a video and answers when they are safe. Bytes that are already there are accepted once
   * more, also after completion, since the sender may have lost the answer.
   * @throws VideoRefusal 404, 400 or 413; the received file is gone then
   */
  add(videoId: string, place: ChunkPlace, received: WrittenFile): Promise<VideoRecord>;
  /** Removes a video and its bytes once nothing is being added to it. */
  remove(videoId: string): Promise<void>;
  /** @returns null until the file is complete */
  open(videoId: string): Promise<PlayableVideo | null>;
  /** Waits for the writes that have begun. */
  settle(): Promise<void>;
}

export function createVideoStore(
  storage: VideoStorage,
  clock: VideoClock,
  across: AcrossProcesses,
): VideoStore {
  const records = videoRecords(storage);
  const turns = createTurnQueue(across);
  const now = () => clock().toISOString();
  let sweptAt = Number.NEGATIVE_INFINITY;

  /** Looks for abandoned uploads once an hour, when someone begins a new one. */
  async function sweep(): Promise<void> {
    const time = clock().getTime();
    if (time - sweptAt < hourMs) return;
    sweptAt = time;
    const before = time - abandonedAfterMs;
    for (const videoId of await records.ids()) {
      if ((await abandoned(videoId, before)) === null) continue;
      await turns.take(videoId, async () => {
        // Someone may have gone on with it at this moment.
        const record = await abandoned(videoId, before);
        if (record !== null) await storage.removeVideo(videoId, record);
      });
    }
  }

  async function abandoned(videoId: string, before: number): Promise<VideoRecord | null> {
    // A record that cannot be read is left for a person to look at.
    const record = await records.read(videoId).catch(() => null);
    if (record === null || record.complete || Date.parse(record.updatedAt) >= before) return null;
    return record;
  }

  async function mediaTypeOf(record: VideoRecord): Promise<string | null> {
    const end = Math.min(fileBytes(record), sniffedBytes) - 1;
    const head = await new Response(storage.read(record, { start: 0, end })).bytes();
    const container = sniffVideo(head);
    return container && mediaTypes[container];
  }

  /** Makes a whole source readable. A storage may need a step for it, before and after which the process may die. */
  async function finish(record: VideoRecord): Promise<VideoRecord> {
    await storage.join(record);
    const done = { ...record, complete: true, mediaType: await mediaTypeOf(record) };
    await records.write(done);
    return done;
  }

  async function addInTurn(
    videoId: string,
    place: ChunkPlace,
    received: WrittenFile,
  ): Promise<VideoRecord> {
    const record = await records.read(videoId);
    if (record === null) throw new VideoRefusal('resource-not-found');
    const piece = pieceOf(place, received);
    const isThere = sameBytes(record, piece);
    if (record.complete && !isThere) throw new VideoRefusal('video-source-already-uploaded');
    if (isThere) {
      await rm(received.path, { force: true });
      return record.complete || !isWhole(record) ? record : finish(record);
    }
    const planned = { ...withPiece(record, place, piece), updatedAt: now() };
    const next = await storage.keepPiece(planned, { piece, path: received.path });
    await records.write(next);
    const kept = new Set(next.pieces.map(({ file }) => file));
    await storage.dropPieces(
      videoId,
      record.pieces.filter(({ file }) => !kept.has(file)),
    );
    return isWhole(next) ? finish(next) : next;
  }

  /** The record; what an earlier process had all pieces of and did not finish is finished. */
  async function read(videoId: string): Promise<VideoRecord | null> {
    const record = await records.read(videoId);
    if (record === null || record.complete || !isWhole(record)) return record;
    return turns.take(videoId, async () => {
      const latest = await records.read(videoId);
      if (latest === null || latest.complete || !isWhole(latest)) return latest;
      return finish(latest).catch((error: unknown) => {
        // Pieces that make no file stay what they are: an upload that its sender has to begin anew.
        if (error instanceof VideoRefusal) return latest;
        throw error;
      });
    });
  }

  return {
    async create(title, { details = {}, uploadToken } = {}) {
      await sweep();
      const createdAt = now();
      const record: VideoRecord = {
        videoId: freshVideoId(),
        title,
        createdAt,
        updatedAt: createdAt,
        kind: null,
        total: null,
        pieces: [],
        complete: false,
        mediaType: null,
        details,
        captions: [],
        ...(uploadToken === undefined ? {} : { uploadToken }),
      };
      await records.write(record);
      return record;
    },
    read,
    async all() {
      const found = await Promise.all((await records.ids()).map((id) => records.read(id)));
      return found
        .filter((record) => record !== null)
        .toSorted(
          (one, other) =>
            other.createdAt.localeCompare(one.createdAt) ||
            other.videoId.localeCompare(one.videoId),
        );
    },
    change: (videoId, change) =>
      turns.take(videoId, async () => {
        const record = await records.read(videoId);
        if (record === null) throw new VideoRefusal('resource-not-found');
        const next = { ...change(record), updatedAt: now() };
        await records.write(next);
        return next;
      }),
    async add(videoId, place, received) {
      try {
        return await turns.take(videoId, () => addInTurn(videoId, place, received));
      } catch (error) {
        await rm(received.path, { force: true });
        throw error;
      }
    },
    remove: (videoId) =>
      turns.take(videoId, async () => {
        const record = await records.read(videoId);
        if (record !== null) await storage.removeVideo(videoId, record);
      }),
    async open(videoId) {
      const record = await read(videoId);
      if (!record?.complete) return null;
      const bytes = fileBytes(record);
      const whole = { start: 0, end: bytes - 1 };
      return {
        bytes,
        contentType: record.mediaType ?? 'application/octet-stream',
        etag: entityTag(record),
        read: (range = whole) => storage.read(record, range),
      };
    },
    settle: () => turns.settle(),
  };
}

/**
 * Refuses bytes as soon as there are more of them than a request announced or than any file may have.
 * @returns for `writeStream`
 */
export function bytesAllowed(place: ChunkPlace): (bytes: number) => void {
  return (bytes) => {
    if (place.kind === 'bytes' && bytes > place.end - place.start + 1) {
      throw new VideoRefusal('content-range-mismatch', 'Content-Range');
    }
    if (bytes > videoMaxBytes) throw new VideoRefusal('uploaded-file-too-large');
  };
}

/** What received bytes are as a piece of a video. @throws VideoRefusal 400 when they are not what was announced */
export function pieceOf(place: ChunkPlace, { bytes, sha256 }: WrittenFile): Piece {
  if (bytes === 0) throw new VideoRefusal('uploaded-file-no-file', 'file');
  if (place.kind === 'bytes' && bytes !== place.end - place.start + 1) {
    throw new VideoRefusal('content-range-mismatch', 'Content-Range');
  }
  const at = place.kind === 'bytes' ? place.start : place.kind === 'part' ? place.part : 0;
  // The random end keeps a piece that is sent again from touching the file that the record still names.
  const file = `${place.kind}-${at}-${sha256.slice(0, 8)}-${crypto.randomUUID().slice(0, 8)}`;
  return { file, bytes, sha256, at };
}
