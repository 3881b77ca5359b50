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
/** An upload without new data for this long is discarded; until then it can be resumed. */
const abandonedAfterMs = 24 * hourMs;

/** The video host's storage operations, without HTTP. */
export interface VideoStore {
  create(
    title: string,
    options?: { readonly details?: VideoNotes; readonly uploadToken?: string },
  ): Promise<VideoRecord>;
  read(videoId: string): Promise<VideoRecord | null>;
  /** All videos, newest first. */
  all(): Promise<VideoRecord[]>;
  /** Changes a video's metadata, not its source. @throws VideoRefusal 404 */
  change(videoId: string, change: (record: VideoRecord) => VideoRecord): Promise<VideoRecord>;
  /**
   * Adds received bytes to a video and resolves when they are durable. Bytes that are already stored are accepted
   * again, even after completion, since the client may have lost the response.
   * @throws VideoRefusal 404, 400 or 413; the received file is then deleted
   */
  add(videoId: string, place: ChunkPlace, received: WrittenFile): Promise<VideoRecord>;
  /** Removes a video and its bytes once nothing is being added to it. */
  remove(videoId: string): Promise<void>;
  /** @returns null until the file is complete */
  open(videoId: string): Promise<PlayableVideo | null>;
  /** Waits for writes in flight. */
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

  /** Removes abandoned uploads, at most once an hour, when a new one starts. */
  async function sweep(): Promise<void> {
    const time = clock().getTime();
    if (time - sweptAt < hourMs) return;
    sweptAt = time;
    const before = time - abandonedAfterMs;
    for (const videoId of await records.ids()) {
      if ((await abandoned(videoId, before)) === null) continue;
      await turns.take(videoId, async () => {
        // It may have been resumed in the meantime.
        const record = await abandoned(videoId, before);
        if (record !== null) await storage.removeVideo(videoId, record);
      });
    }
  }

  async function abandoned(videoId: string, before: number): Promise<VideoRecord | null> {
    // An unreadable record is left for manual inspection.
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

  /**
   * Makes a complete source readable. The storage may need a step for this, and the process may die before or after it.
   */
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

  /** Reads a record, and completes an upload that an earlier process received in full but did not finish. */
  async function read(videoId: string): Promise<VideoRecord | null> {
    const record = await records.read(videoId);
    if (record === null || record.complete || !isWhole(record)) return record;
    return turns.take(videoId, async () => {
      const latest = await records.read(videoId);
      if (latest === null || latest.complete || !isWhole(latest)) return latest;
      return finish(latest).catch((error: unknown) => {
        // Pieces that do not form a file stay as they are: the client has to restart the upload.
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
 * Rejects bytes as soon as they exceed the announced size or the maximum file size.
 * @returns a callback for `writeStream`
 */
export function bytesAllowed(place: ChunkPlace): (bytes: number) => void {
  return (bytes) => {
    if (place.kind === 'bytes' && bytes > place.end - place.start + 1) {
      throw new VideoRefusal('content-range-mismatch', 'Content-Range');
    }
    if (bytes > videoMaxBytes) throw new VideoRefusal('uploaded-file-too-large');
  };
}

/** Received bytes as a piece of a video. @throws VideoRefusal 400 if they do not match the announcement */
export function pieceOf(place: ChunkPlace, { bytes, sha256 }: WrittenFile): Piece {
  if (bytes === 0) throw new VideoRefusal('uploaded-file-no-file', 'file');
  if (place.kind === 'bytes' && bytes !== place.end - place.start + 1) {
    throw new VideoRefusal('content-range-mismatch', 'Content-Range');
  }
  const at = place.kind === 'bytes' ? place.start : place.kind === 'part' ? place.part : 0;
  // The random suffix keeps a repeated piece from overwriting the file that the record still refers to.
  const file = `${place.kind}-${at}-${sha256.slice(0, 8)}-${crypto.randomUUID().slice(0, 8)}`;
  return { file, bytes, sha256, at };
}
