import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import * as v from 'valibot';

import { VideoRecord } from './video-record.ts';

/** The video host's files: `incoming/` for what is being received, and one folder a video. */
export interface VideoFolder {
  /** Where a video's files lie. */
  of(videoId: string): string;
  /** A fresh path for bytes that are still arriving. */
  incoming(): Promise<string>;
  /** Makes the folder of a new video; its id cannot be guessed. */
  create(): Promise<string>;
  /** @returns null for an unknown or malformed id */
  read(videoId: string): Promise<VideoRecord | null>;
  /** Replaces the record in one step: after a crash there is the old one or the new one. */
  write(record: VideoRecord): Promise<void>;
  /** Moves received bytes into the video's folder and makes that durable. */
  keep(videoId: string, path: string, name: string): Promise<void>;
  drop(videoId: string, names: readonly string[]): Promise<void>;
  /** Removes a video with its record, if it is there. */
  remove(videoId: string): Promise<void>;
  /** Removes every video that is not complete and got nothing since `before`; its sender has given up. */
  removeAbandoned(before: Date): Promise<void>;
  /** Runs `work` when everything before it for the same video is over. */
  inTurn<T>(videoId: string, work: () => Promise<T>): Promise<T>;
  /** Waits for all work in turn. */
  settle(): Promise<void>;
}

const idPattern = /^vi[0-9a-f]{32}$/;
const recordName = 'video.json';
/** Bytes that lie in `incoming/` for longer belong to a process that died. */
const orphanAgeMs = 60 * 60 * 1_000;

export function openVideoFolder(folder: string): VideoFolder {
  const incomingFolder = join(folder, 'incoming');
  const turns = new Map<string, Promise<unknown>>();
  let ready: Promise<void> | undefined;

  const prepare = () =>
    (ready ??= makeReady(incomingFolder).catch((error: unknown) => {
      // The next request tries again: the disk may be there by then.
      ready = undefined;
      throw error;
    }));
  const of = (videoId: string) => join(folder, videoId);
  const incoming = async () => {
    await prepare();
    return join(incomingFolder, randomUUID());
  };

  async function read(videoId: string): Promise<VideoRecord | null> {
    // Also keeps `..` and the like from ever becoming a path.
    if (!idPattern.test(videoId)) return null;
    const text = await readFile(join(of(videoId), recordName), 'utf8').catch(whenMissing);
    return text === null ? null : v.parse(VideoRecord, JSON.parse(text));
  }

  function inTurn<T>(videoId: string, work: () => Promise<T>): Promise<T> {
    const before = turns.get(videoId) ?? Promise.resolve();
    const turn = before.then(work, work);
    const settled = turn.then(noop, noop).then(() => {
      if (turns.get(videoId) === settled) turns.delete(videoId);
    });
    turns.set(videoId, settled);
    return turn;
  }

  async function removeIfAbandoned(videoId: string, before: Date): Promise<void> {
    // A record that cannot be read is left for a person to look at.
    const record = await read(videoId).catch(() => null);
    if (record === null || record.complete || new Date(record.updatedAt) >= before) return;
    await rm(of(videoId), { recursive: true, force: true });
  }

  return {
    of,
    incoming,
    read,
    inTurn,
    async create() {
      await prepare();
      const videoId = `vi${randomBytes(16).toString('hex')}`;
      await mkdir(of(videoId), { mode: 0o700 });
      await syncFolder(folder);
      return videoId;
    },
    async write(record) {
      const path = await incoming();
      const file = await open(path, 'wx', 0o600);
      try {
        await file.writeFile(JSON.stringify(record));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(path, join(of(record.videoId), recordName));
      await syncFolder(of(record.videoId));
    },
    async keep(videoId, path, name) {
      await rename(path, join(of(videoId), name));
      await syncFolder(of(videoId));
    },
    async drop(videoId, names) {
      await Promise.all(names.map((name) => rm(join(of(videoId), name), { force: true })));
    },
    async remove(videoId) {
      if (idPattern.test(videoId)) await rm(of(videoId), { recursive: true, force: true });
    },
    async removeAbandoned(before) {
      await prepare();
      for (const videoId of await readdir(folder)) {
        await inTurn(videoId, () => removeIfAbandoned(videoId, before));
      }
    },
    async settle() {
      await ready?.catch(noop);
      await Promise.all(turns.values());
    },
  };
}

function noop(): void {}

function whenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

async function makeReady(incomingFolder: string): Promise<void> {
  await mkdir(incomingFolder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(incomingFolder)) {
    const path = join(incomingFolder, name);
    const found = await stat(path).catch(whenMissing);
    if (found && Date.now() - found.mtimeMs > orphanAgeMs) await rm(path, { force: true });
  }
}

/** A rename is only durable once its folder is flushed; Windows has no such call and needs none. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
