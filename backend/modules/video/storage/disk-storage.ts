import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { readSegments } from './read-segments.ts';
import { spoolFolder, whenMissing } from './spool-folder.ts';
import { segments } from '../video-record.ts';
import type { VideoStorage } from './video-storage.ts';

/** Storage in a local folder: `incoming/` for uploads in progress, and one folder per video (ADR 0008). */
export function diskStorage(folder: string): VideoStorage {
  const incoming = spoolFolder(join(folder, 'incoming'));
  const place = (name: string) => join(folder, name);

  /** Durably renames a file into a folder, which is created if missing. */
  async function moveTo(path: string, name: string): Promise<void> {
    const target = place(name);
    const made = await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await rename(path, target);
    await syncFolder(dirname(target));
    if (made !== undefined) await syncFolder(dirname(made));
  }

  return {
    incoming,
    async readDocument(name) {
      const bytes = await readFile(place(name)).catch(whenMissing);
      return bytes && new Uint8Array(bytes);
    },
    async writeDocument(name, bytes) {
      const path = await incoming();
      try {
        const file = await open(path, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await moveTo(path, name);
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },
    removeDocument: (name) => rm(place(name), { force: true }),
    list: async (name) => (await readdir(place(name)).catch(whenMissing)) ?? [],
    async keepPiece(next, { piece, path }) {
      await moveTo(path, join(next.videoId, piece.file));
      return next;
    },
    async dropPieces(videoId, pieces) {
      await Promise.all(pieces.map(({ file }) => rm(place(join(videoId, file)), { force: true })));
    },
    // Pieces are read in place.
    join: () => Promise.resolve(),
    read: (record, range) => readSegments(place(record.videoId), segments(record), range),
    removeVideo: (videoId) => rm(place(videoId), { recursive: true, force: true }),
  };
}

/** A rename is durable only once its folder is flushed; Windows has no such call and needs none. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
