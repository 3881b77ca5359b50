import { rm } from 'node:fs/promises';

import { sniffVideo, videoMaxBytes, type VideoContainer } from '#domain/video.ts';

import type { ChunkPlace } from './content-range.ts';
import { readSegments } from './read-segments.ts';
import type { PlayableVideo } from './serve-video.ts';
import type { VideoFolder } from './video-folder.ts';
import { VideoRefusal } from './video-problem.ts';
import {
  entityTag,
  fileBytes,
  sameBytes,
  segments,
  withPiece,
  type Piece,
  type VideoRecord,
} from './video-record.ts';
import type { VideoClock } from './video-tokens.ts';
import type { WrittenFile } from './write-stream.ts';

const mediaTypes: Readonly<Record<VideoContainer, string>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  avi: 'video/x-msvideo',
  'mpeg-ts': 'video/mp2t',
};

const hourMs = 60 * 60 * 1_000;
/** An upload that got nothing for so long is given up; until then it can be gone on with. */
const abandonedAfterMs = 24 * hourMs;

/** What the video host does with its folder, without HTTP. */
export interface VideoStore {
  create(title: string): Promise<VideoRecord>;
  read(videoId: string): Promise<VideoRecord | null>;
  /**
   * Adds received bytes to a video and answers when they are safe on the disk. Bytes that are already there are
   * accepted once more, also after completion, since the sender may have lost the answer.
   * @throws VideoRefusal 404, 400 or 413; the received file is gone then
   */
  add(videoId: string, place: ChunkPlace, received: WrittenFile): Promise<VideoRecord>;
  /** Removes a video and its bytes once nothing is being added to it. */
  remove(videoId: string): Promise<void>;
  /** @returns null until the file is complete */
  open(videoId: string): Promise<PlayableVideo | null>;
}

export function createVideoStore(folder: VideoFolder, clock: VideoClock): VideoStore {
  const now = () => clock().toISOString();

  let sweptAt = Number.NEGATIVE_INFINITY;

  /** Looks for abandoned uploads once an hour, when somebody begins a new one. */
  async function sweep(): Promise<void> {
    const time = clock().getTime();
    if (time - sweptAt < hourMs) return;
    sweptAt = time;
    await folder.removeAbandoned(new Date(time - abandonedAfterMs));
  }

  async function mediaTypeOf(record: VideoRecord): Promise<string | null> {
    const end = Math.min(fileBytes(record), 256) - 1;
    const head: number[] = [];
    const stream = readSegments(folder.of(record.videoId), segments(record), { start: 0, end });
    for (const reader = stream.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) break;
      head.push(...value);
    }
    const container = sniffVideo(Uint8Array.from(head));
    return container && mediaTypes[container];
  }

  async function addInTurn(
    videoId: string,
    place: ChunkPlace,
    received: WrittenFile,
  ): Promise<VideoRecord> {
    const record = await folder.read(videoId);
    if (record === null) throw new VideoRefusal('resource-not-found');
    const piece = pieceOf(place, received);
    if (record.complete) {
      if (!sameBytes(record, piece)) throw new VideoRefusal('video-source-already-uploaded');
      await rm(received.path, { force: true });
      return record;
    }
    const next = { ...withPiece(record, place, piece), updatedAt: now() };
    await folder.keep(videoId, received.path, piece.file);
    if (next.complete) next.mediaType = await mediaTypeOf(next);
    await folder.write(next);
    const kept = new Set(next.pieces.map(({ file }) => file));
    await folder.drop(
      videoId,
      record.pieces.map(({ file }) => file).filter((file) => !kept.has(file)),
    );
    return next;
  }

  return {
    async create(title) {
      await sweep();
      const createdAt = now();
      const record: VideoRecord = {
        videoId: await folder.create(),
        title,
        createdAt,
        updatedAt: createdAt,
        kind: null,
        total: null,
        pieces: [],
        complete: false,
        mediaType: null,
      };
      await folder.write(record);
      return record;
    },
    read: (videoId) => folder.read(videoId),
    async add(videoId, place, received) {
      try {
        return await folder.inTurn(videoId, () => addInTurn(videoId, place, received));
      } catch (error) {
        await rm(received.path, { force: true });
        throw error;
      }
    },
    remove: (videoId) => folder.inTurn(videoId, () => folder.remove(videoId)),
    async open(videoId) {
      const record = await folder.read(videoId);
      if (!record?.complete) return null;
      const bytes = fileBytes(record);
      const whole = { start: 0, end: bytes - 1 };
      return {
        bytes,
        contentType: record.mediaType ?? 'application/octet-stream',
        etag: entityTag(record),
        read: (range = whole) => readSegments(folder.of(videoId), segments(record), range),
      };
    },
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

function pieceOf(place: ChunkPlace, { bytes, sha256 }: WrittenFile): Piece {
  if (bytes === 0) throw new VideoRefusal('uploaded-file-no-file', 'file');
  if (place.kind === 'bytes' && bytes !== place.end - place.start + 1) {
    throw new VideoRefusal('content-range-mismatch', 'Content-Range');
  }
  const at = place.kind === 'bytes' ? place.start : place.kind === 'part' ? place.part : 0;
  // The random end keeps a piece that is sent again from touching the file that the record still names.
  const file = `${place.kind}-${at}-${sha256.slice(0, 8)}-${crypto.randomUUID().slice(0, 8)}`;
  return { file, bytes, sha256, at };
}
