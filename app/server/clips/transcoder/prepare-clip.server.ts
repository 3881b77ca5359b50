import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { env } from '#app/platform/settings/env.server.ts';
import {
  internalVideoRequest,
  readStoredVideo,
} from '#app/server/backend/video/stored-video.server.ts';
import { openTransport } from '#app/server/composition.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { clipMaxBytes, type UnusablePreparation } from '#domain/clip/clip.ts';
import { videoMaxBytes } from '#domain/video/video.ts';

import { showAnew } from '../clip-changes.server.ts';
import { findClip, isUnprepared, notePrepared, type ClipRow } from '../store/clips.server.ts';
import type { Transcoder } from './find-transcoder.server.ts';
import { UnusableFile } from './probe.server.ts';
import { transcode, type MadeFiles } from './transcode.server.ts';

interface Preparing {
  readonly transcoder: Transcoder;
  /** Ends the work; the clip is then as it was. */
  readonly signal?: AbortSignal;
}

/** The bytes of a clip as it was sent, wherever its video is kept. @throws where they cannot be had now */
async function sourceOf({ videoId }: ClipRow): Promise<ReadableStream<Uint8Array> | null> {
  const { files } = await openTransport();
  const here = await files.open(videoId);
  if (here) return here.read();
  const answer = await readStoredVideo(videoId, internalVideoRequest());
  if (answer === null) return null;
  if (answer.status === 200 && answer.body) return answer.body;
  await answer.body?.cancel();
  throw new Error(`The video host answered ${answer.status}.`);
}

/** @throws UnusableFile where there is more than that */
async function* atMost(bytes: number, source: AsyncIterable<Uint8Array>) {
  let left = bytes;
  for await (const chunk of source) {
    left -= chunk.length;
    if (left < 0) throw new UnusableFile('too-large');
    yield chunk;
  }
}

async function fetchInput(row: ClipRow, path: string, signal?: AbortSignal): Promise<void> {
  const source = await sourceOf(row);
  if (!source) throw new UnusableFile('broken');
  const limit = row.orderId === null ? clipMaxBytes : videoMaxBytes;
  await pipeline(
    source,
    (chunks: AsyncIterable<Uint8Array>) => atMost(limit, chunks),
    createWriteStream(path),
    {
      ...(signal && { signal }),
    },
  );
}

/** Stores what was made, and names it in the clip. A clip that is gone by then leaves nothing behind. */
async function keep(row: ClipRow, folder: string, made: MadeFiles): Promise<ClipRow | null> {
  const { files } = await openTransport();
  const kept: string[] = [];
  const put = async (name: string) => {
    const id = await files.put((await openAsBlob(join(folder, name))).stream());
    kept.push(id);
    return id;
  };
  let after: ClipRow | null = null;
  try {
    const { durationMs, bytes, hasSound } = made.facts;
    const ids = {
      full: await put(made.full),
      preview: await put(made.preview),
      poster: await put(made.poster),
    };
    after = await notePrepared(await ownTables(), row, {
      preparation: 'done',
      files: { ...ids, bytes, hasSound },
      durationMs,
    });
    return after;
  } finally {
    if (!after) await Promise.all(kept.map((id) => files.remove(id).catch(() => null)));
  }
}

async function refuse(row: ClipRow, preparation: UnusablePreparation): Promise<ClipRow | null> {
  return notePrepared(await ownTables(), row, { preparation });
}

async function work(row: ClipRow, { transcoder, signal }: Preparing): Promise<ClipRow | null> {
  const folder = join(env.DATA_DIR, 'clip-work', row.id);
  // A process that was killed may have left one.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await fetchInput(row, join(folder, 'input'), signal);
    const cuts = row.orderId !== null;
    const made = await transcode({ transcoder, folder, cuts, ...(signal && { signal }) });
    return await keep(row, folder, made);
  } catch (error) {
    if (error instanceof UnusableFile) return await refuse(row, error.reason);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Prepares the file of a clip, if it is not prepared: small files are made of it, or it is noted why none can be.
 * Idempotent. Across processes the caller runs one call for a clip at a time.
 * @throws where it has to be tried again, such as without space on the disk
 */
export async function prepareClip(id: string, preparing: Preparing): Promise<void> {
  const row = await findClip(await ownTables(), id);
  if (!row || !isUnprepared(row)) return;
  const after = await work(row, preparing);
  if (after?.state === 'public') await showAnew(after);
}
