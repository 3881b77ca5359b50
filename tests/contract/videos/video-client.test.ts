import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import VideoClient from '@api.video/nodejs-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  startVideoHostServer,
  type VideoHostServer,
} from '#tests/support/servers/video-host-server.ts';

import { mp4Bytes } from '../../server/videos/answer-video-fixture.ts';

const MiB = 1024 * 1024;
const chunkSize = 5 * MiB;
const sizes = [1, chunkSize - 1, chunkSize, chunkSize + 1, 64 * MiB];

let server: VideoHostServer;
let folder: string;
let client: VideoClient;
beforeAll(async () => {
  server = await startVideoHostServer();
  folder = await mkdtemp(join(tmpdir(), 'video-client-'));
  client = new VideoClient({ apiKey: server.apiKey, baseUri: server.origin, chunkSize });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function fileOf(bytes: number) {
  const content = bytes < 12 ? new Uint8Array(bytes) : mp4Bytes(bytes);
  const path = join(folder, `film of ${bytes}.mp4`);
  await writeFile(path, content);
  return { path, digest: createHash('sha256').update(content).digest('hex') };
}

/** What someone gets who only knows the address in the answer. */
async function digestAt(address: string | undefined): Promise<string> {
  const response = await fetch(address ?? '');
  expect(response.status).toBe(200);
  const hash = createHash('sha256');
  for await (const part of response.body ?? []) hash.update(part);
  return hash.digest('hex');
}

describe('api.video’s own Node client', () => {
  it.each(sizes)('sends a file of %i bytes, which is played as it left', async (bytes) => {
    const { path, digest } = await fileOf(bytes);
    const { videoId } = await client.videos.create({ title: 'Film' });
    const sent = await client.videos.upload(videoId, path);
    expect(await digestAt(sent.assets?.mp4)).toBe(digest);
    const { ingest } = await client.videos.getStatus(videoId);
    expect(ingest).toMatchObject({ status: 'uploaded', filesize: bytes });
  });

  it.each(sizes)('sends %i bytes with an upload token and nothing else', async (bytes) => {
    const { path, digest } = await fileOf(bytes);
    const { token = '' } = await client.uploadTokens.createToken({ ttl: 60 });
    const guest = new VideoClient({ baseUri: server.origin, chunkSize });
    const { videoId, title } = await guest.videos.uploadWithUploadToken(token, path);
    expect(title).toBe(`film of ${bytes}.mp4`);
    const { assets } = await client.videos.get(videoId);
    expect(await digestAt(assets?.mp4)).toBe(digest);
  });

  it('pages through lists, changes a video and deletes it', async () => {
    const created = [];
    for (let count = 0; count < 3; count += 1) {
      created.push(await client.videos.create({ title: 'Of a series', tags: ['series'] }));
    }
    const page = (currentPage: number) =>
      client.videos.list({ tags: ['series'], currentPage, pageSize: 2 });
    const first = await page(1);
    expect(first.pagination).toMatchObject({ itemsTotal: 3, pagesTotal: 2, currentPageItems: 2 });
    const last = await page(2);
    const found = [...first.data, ...last.data].map(({ videoId }) => videoId);
    expect(found.toSorted()).toEqual(created.map(({ videoId }) => videoId).toSorted());

    const [videoId = ''] = found;
    const changed = await client.videos.update(videoId, { title: 'Alone', tags: [] });
    expect(changed).toMatchObject({ title: 'Alone', tags: [] });
    await client.videos.delete(videoId);
    await expect(client.videos.get(videoId)).rejects.toMatchObject({ code: 404 });
    await expect(page(0)).rejects.toMatchObject({ code: 400 });
  });

  it('is told what is wrong: a key, a token, a video, a second source', async () => {
    const { path } = await fileOf(1);
    const stranger = new VideoClient({ apiKey: 'wrong', baseUri: server.origin, chunkSize });
    await expect(stranger.videos.list()).rejects.toMatchObject({ code: 401 });
    await expect(client.videos.uploadWithUploadToken('to1', path)).rejects.toMatchObject({
      code: 404,
    });
    await expect(client.videos.upload('vi1', path)).rejects.toMatchObject({ code: 404 });
    const { videoId } = await client.videos.create({ title: 'Once' });
    await client.videos.upload(videoId, path);
    const { path: other } = await fileOf(100);
    await expect(client.videos.upload(videoId, other)).rejects.toMatchObject({ code: 400 });
  });
});
