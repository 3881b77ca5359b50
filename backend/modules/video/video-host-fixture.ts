import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import * as v from 'valibot';

import { Video } from '#backend/contract/video/video.ts';
import { videoPaths } from '#backend/contract/video/video-paths.ts';
import { VideoProblem } from '#backend/contract/video/video-problem.ts';
import { VideoStatus } from '#backend/contract/video/video-status.ts';

import { diskStorage } from './storage/disk-storage.ts';
import { createVideoHost, type VideoHost } from './video-host.ts';
import type { VideoStorage } from './storage/video-storage.ts';

export const origin = 'http://videos.test';
export const apiKey = 'key of the tests';
export const basic = `Basic ${btoa(`${apiKey}:`)}`;

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Random bytes after the head of an MP4 file. */
export function mp4Bytes(size: number): Uint8Array {
  const bytes = new Uint8Array(randomBytes(size));
  bytes.set(new TextEncoder().encode('\0\0\0\u0018ftypmp42'));
  return bytes;
}

export interface TestedHost {
  readonly folder: string;
  /** Milliseconds since the epoch; stands still unless a test moves it. */
  time: number;
  host: VideoHost;
  /** While set, storing received bytes fails as if the disk were full. */
  isDiskFull: boolean;
  /** A new host on the same folder, as after a restart. */
  restart(): Promise<void>;
  end(): Promise<void>;
}

/** A video host on a temporary folder, with a fixed clock. */
export async function testedHost(): Promise<TestedHost> {
  const folder = await mkdtemp(join(tmpdir(), 'video-host-'));
  const secret = new Uint8Array(randomBytes(32));
  const disk = diskStorage(folder);
  const storage: VideoStorage = {
    ...disk,
    async keepPiece(next, received) {
      if (tested.isDiskFull) throw Object.assign(new Error('write'), { code: 'ENOSPC' });
      return disk.keepPiece(next, received);
    },
  };
  const start = () =>
    createVideoHost({
      storage,
      apiKeys: [apiKey],
      secret,
      clock: () => new Date(tested.time),
    });
  const tested: TestedHost = {
    folder,
    time: Date.UTC(2030, 0, 1),
    isDiskFull: false,
    host: start(),
    async restart() {
      await tested.host.close();
      tested.host = start();
    },
    async end() {
      await tested.host.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return tested;
}

/** Sends a request to the host; a path that is not the host's own fails the test. */
export async function ask(
  { host }: TestedHost,
  path: string,
  init: RequestInit & { authorization?: string | null; duplex?: 'half' } = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  const authorization = init.authorization === undefined ? basic : init.authorization;
  if (authorization !== null) headers.set('authorization', authorization);
  const response = await host.fetch(new Request(new URL(path, origin), { ...init, headers }));
  if (response === null) throw new Error(`${path} is none of the host's paths.`);
  return response;
}

export async function createVideo(tested: TestedHost, title = 'For Danae'): Promise<string> {
  const response = await ask(tested, videoPaths.videos, {
    method: 'POST',
    body: JSON.stringify({ title }),
  });
  return v.parse(Video, await response.json()).videoId;
}

/** Uploads bytes as the only file of a form. */
export function send(
  tested: TestedHost,
  videoId: string,
  bytes: Uint8Array,
  contentRange?: string,
): Promise<Response> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'chunk.bin');
  return ask(tested, videoPaths.source(videoId), {
    method: 'POST',
    body: form,
    headers: contentRange === undefined ? {} : { 'content-range': contentRange },
  });
}

export async function problemOf(response: Response): Promise<[status: number, name: string]> {
  const problem = v.parse(VideoProblem, await response.json());
  return [response.status, problem.type.split('/').at(-1) ?? ''];
}

export async function statusOf(tested: TestedHost, videoId: string): Promise<VideoStatus> {
  const response = await ask(tested, videoPaths.status(videoId));
  return v.parse(VideoStatus, await response.json());
}

/** The whole stored file; null while it is incomplete. */
export async function storedBytes(
  { host }: TestedHost,
  videoId: string,
): Promise<Uint8Array | null> {
  const video = await host.open(videoId);
  return video && new Uint8Array(await new Response(video.read()).arrayBuffer());
}
