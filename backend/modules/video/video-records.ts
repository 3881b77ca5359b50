import { randomBytes } from 'node:crypto';

import * as v from 'valibot';

import { VideoRecord } from './video-record.ts';
import type { VideoStorage } from './storage/video-storage.ts';

/** The records of all videos. */
export interface VideoRecords {
  /** @returns null for an unknown or malformed id */
  read(videoId: string): Promise<VideoRecord | null>;
  write(record: VideoRecord): Promise<void>;
  ids(): Promise<string[]>;
}

const idPattern = /^vi[0-9a-f]{32}$/;

/** An unguessable id. */
export function freshVideoId(): string {
  return `vi${randomBytes(16).toString('hex')}`;
}

export function videoRecords(storage: VideoStorage): VideoRecords {
  const nameOf = (videoId: string) => `${videoId}/video.json`;
  return {
    async read(videoId) {
      // Also prevents path traversal with `..` and the like.
      if (!idPattern.test(videoId)) return null;
      const bytes = await storage.readDocument(nameOf(videoId));
      return bytes && v.parse(VideoRecord, JSON.parse(new TextDecoder().decode(bytes)));
    },
    write: (record) =>
      storage.writeDocument(
        nameOf(record.videoId),
        new TextEncoder().encode(JSON.stringify(record)),
      ),
    ids: async () => (await storage.list('')).filter((name) => idPattern.test(name)),
  };
}
