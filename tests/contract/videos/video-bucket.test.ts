import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import VideoClient from '@api.video/nodejs-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openS3Bucket, type S3Bucket } from '#backend/modules/video/storage/s3-bucket.ts';
import { s3Storage } from '#backend/modules/video/storage/s3-storage.ts';
import { startS3Server, type S3Server } from '#tests/support/servers/s3-server.ts';
import {
  startVideoHostServer,
  type VideoHostServer,
} from '#tests/support/servers/video-host-server.ts';

import { mp4Bytes } from '../../server/videos/answer-video-fixture.ts';

const MiB = 1024 * 1024;
const chunkSize = 5 * MiB;

let s3: S3Server;
let bucket: S3Bucket;
let folder: string;
let server: VideoHostServer;
let client: VideoClient;
beforeAll(async () => {
  s3 = await startS3Server();
  bucket = openS3Bucket(s3.settings);
});
afterAll(() => s3.stop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'video-bucket-'));
  await restart();
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** A host over the same bucket, with nothing of an earlier one but that. */
async function restart(): Promise<void> {
  await server?.close();
  server = await startVideoHostServer(s3Storage(bucket, join(folder, 'incoming')));
  client = new VideoClient({ apiKey: server.apiKey, baseUri: server.origin, chunkSize });
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function send(videoId: string, bytes: Uint8Array<ArrayBuffer>, range: string): Promise<Response> {
  const body = new FormData();
  body.set('file', new Blob([bytes]), 'chunk');
  return fetch(`${server.origin}/videos/${videoId}/source`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${server.apiKey}:`)}`, 'content-range': range },
    body,
  });
}

async function watched(videoId: string, range?: string) {
  const { assets } = await client.videos.get(videoId);
  const response = await fetch(assets?.mp4 ?? '', range ? { headers: { range } } : {});
  return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
}

const left = () => readdir(join(folder, 'incoming'));

describe('videos in a bucket', () => {
  it.each([1, chunkSize - 1, chunkSize, chunkSize + 1, 16 * MiB])(
    'a file of %i bytes from the official client comes back as it left',
    async (size) => {
      const file = mp4Bytes(Math.max(size, 12)).subarray(0, size);
      const path = join(folder, 'film.mp4');
      await writeFile(path, file);
      const { videoId } = await client.videos.create({ title: 'Film' });
      await client.videos.upload(videoId, path);
      expect(sha256((await watched(videoId)).bytes)).toBe(sha256(file));
      expect(await left()).toEqual([]);
    },
  );

  it('chunks come in any order, over restarts, and are read in ranges', async () => {
    const total = 2 * chunkSize + 1_000;
    const file = mp4Bytes(total);
    const { videoId } = await client.videos.create({ title: 'Film' });
    const chunk = (start: number) => {
      const end = Math.min(start + chunkSize, total);
      return send(videoId, file.slice(start, end), `bytes ${start}-${end - 1}/${total}`);
    };
    expect((await chunk(2 * chunkSize)).status).toBe(201);
    await restart();
    expect((await client.videos.getStatus(videoId)).ingest?.receivedBytes).toHaveLength(1);
    const answers = await Promise.all([chunk(chunkSize), chunk(0), chunk(0)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    await restart();
    // Its sender lost the answer.
    expect((await chunk(0)).status).toBe(201);
    expect(sha256((await watched(videoId)).bytes)).toBe(sha256(file));
    const part = await watched(videoId, `bytes=${chunkSize - 5}-${chunkSize + 4}`);
    expect(part.status).toBe(206);
    expect(part.bytes).toEqual(file.slice(chunkSize - 5, chunkSize + 5));
  });

  it('a chunk that a bucket cannot hold is refused, and what is stored stays', async () => {
    const total = 3 * chunkSize;
    const file = mp4Bytes(total);
    const { videoId } = await client.videos.create({ title: 'Film' });
    const from = (start: number, end: number) =>
      send(videoId, file.slice(start, end), `bytes ${start}-${end - 1}/${total}`);
    expect((await from(0, chunkSize)).status).toBe(201);
    expect((await from(chunkSize - 1, 2 * chunkSize)).status).toBe(400);
    expect((await from(chunkSize, chunkSize + 10)).status).toBe(400);
    expect((await from(chunkSize, 2 * chunkSize)).status).toBe(201);
    expect((await from(2 * chunkSize, total)).status).toBe(201);
    expect(sha256((await watched(videoId)).bytes)).toBe(sha256(file));
    expect(await left()).toEqual([]);
  });

  it('what died between the last part and the record is finished by anyone who asks next', async () => {
    const file = mp4Bytes(100);
    const { videoId } = await client.videos.create({ title: 'Film' });
    expect((await send(videoId, file, 'bytes 0-99/100')).status).toBe(201);
    const name = `${videoId}/video.json`;
    const record: unknown = JSON.parse(
      new TextDecoder().decode((await bucket.get(name)) ?? undefined),
    );
    if (typeof record !== 'object') throw new Error('There is no record.');
    await bucket.put(name, new Blob([JSON.stringify({ ...record, complete: false })]));
    await restart();
    expect((await client.videos.getStatus(videoId)).ingest?.status).toBe('uploaded');
    expect((await watched(videoId)).bytes).toEqual(file);
  });

  it('a deleted video leaves nothing, nor does one that was never whole', async () => {
    for (const range of ['bytes 0-99/100', `bytes 0-${chunkSize - 1}/${2 * chunkSize}`]) {
      const { videoId } = await client.videos.create({ title: 'Film' });
      const size = range.endsWith('/100') ? 100 : chunkSize;
      expect((await send(videoId, mp4Bytes(size), range)).status).toBe(201);
      await client.videos.delete(videoId);
      expect(await bucket.list(`${videoId}/`)).toEqual([]);
    }
  });

  it('a bucket that refuses the key is a failure of the host', async () => {
    const stranger = openS3Bucket({ ...s3.settings, secretAccessKey: 'wrong' });
    await expect(stranger.get('any')).rejects.toThrow('403');
    await expect(stranger.put('any', new Blob(['x']))).rejects.toThrow('403');
  });
});
