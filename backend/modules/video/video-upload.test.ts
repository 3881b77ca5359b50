import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { Video } from '#backend/contract/video/video.ts';
import { videoPaths } from '#backend/contract/video/video-paths.ts';
import { chunkBytes, chunkCount, chunkRange, contentRange } from '#domain/video/video.ts';

import {
  ask,
  createVideo,
  mp4Bytes,
  problemOf,
  send,
  sha256,
  statusOf,
  storedBytes,
  testedHost,
  type TestedHost,
} from './video-host-fixture.ts';

let tested: TestedHost;
beforeEach(async () => {
  tested = await testedHost();
});
afterEach(() => tested.end());

/** 2.5 chunks in the sizes of the product. */
const total = 2.5 * chunkBytes;

async function sendChunk(videoId: string, file: Uint8Array, index: number): Promise<number> {
  const range = chunkRange(index, file.byteLength);
  const bytes = file.subarray(range.start, range.end + 1);
  return (await send(tested, videoId, bytes, contentRange(range))).status;
}

const leftovers = () => readdir(join(tested.folder, 'incoming'));

describe('a file in chunks', () => {
  it('arrives as it left', async () => {
    const file = mp4Bytes(total);
    const videoId = await createVideo(tested);
    for (let index = 0; index < chunkCount(total); index += 1) {
      expect(await storedBytes(tested, videoId)).toBeNull();
      expect(await sendChunk(videoId, file, index)).toBe(201);
    }
    const stored = await storedBytes(tested, videoId);
    expect(stored && sha256(stored)).toBe(sha256(file));
    expect(await statusOf(tested, videoId)).toMatchObject({
      ingest: { status: 'uploaded', filesize: total },
      encoding: { playable: true },
    });
    expect(await leftovers()).toEqual([]);
  });

  it('may arrive out of order and at the same time', async () => {
    const file = mp4Bytes(total);
    const videoId = await createVideo(tested);
    expect(await Promise.all([2, 0, 1].map((n) => sendChunk(videoId, file, n)))).toEqual([
      201, 201, 201,
    ]);
    const stored = await storedBytes(tested, videoId);
    expect(stored && sha256(stored)).toBe(sha256(file));
  });

  it('goes on after a restart from what the status names', async () => {
    const file = mp4Bytes(total);
    const videoId = await createVideo(tested);
    await sendChunk(videoId, file, 1);
    await tested.restart();
    const { ingest } = await statusOf(tested, videoId);
    expect(ingest).toMatchObject({
      status: 'uploading',
      filesize: total,
      receivedBytes: [{ from: chunkBytes, to: 2 * chunkBytes - 1, total }],
    });
    await sendChunk(videoId, file, 0);
    await tested.restart();
    await sendChunk(videoId, file, 2);
    await tested.restart();
    const stored = await storedBytes(tested, videoId);
    expect(stored && sha256(stored)).toBe(sha256(file));
  });

  it('is answered with the video each time', async () => {
    const videoId = await createVideo(tested, 'Chronia polla');
    const response = await send(tested, videoId, mp4Bytes(20), 'bytes 0-19/40');
    const video = v.parse(Video, await response.json());
    expect(video).toMatchObject({ videoId, title: 'Chronia polla' });
    expect(video.assets.mp4).toMatch(new RegExp(`^http://videos.test/vod/${videoId}/token/`));
  });

  it('may overlap what is there', async () => {
    const file = mp4Bytes(100);
    const videoId = await createVideo(tested);
    await send(tested, videoId, file.subarray(40, 100), 'bytes 40-99/100');
    await send(tested, videoId, file.subarray(10, 30), 'bytes 10-29/100');
    await send(tested, videoId, file.subarray(0, 50), 'bytes 0-49/100');
    expect(await storedBytes(tested, videoId)).toEqual(file);
  });
});

describe('a chunk that is sent again', () => {
  it('is accepted once more, also after completion', async () => {
    const file = mp4Bytes(40);
    const videoId = await createVideo(tested);
    for (const [start, end] of [
      [0, 20],
      [0, 20],
      [20, 40],
      [20, 40],
      [0, 20],
    ] as const) {
      const range = `bytes ${start}-${end - 1}/40`;
      expect((await send(tested, videoId, file.subarray(start, end), range)).status).toBe(201);
    }
    expect(await storedBytes(tested, videoId)).toEqual(file);
    expect(await leftovers()).toEqual([]);
    expect(await readdir(join(tested.folder, videoId))).toHaveLength(3);
  });

  it('replaces other bytes before completion', async () => {
    const file = mp4Bytes(40);
    const videoId = await createVideo(tested);
    await send(tested, videoId, mp4Bytes(20), 'bytes 0-19/40');
    await send(tested, videoId, file.subarray(0, 20), 'bytes 0-19/40');
    await send(tested, videoId, file.subarray(20), 'bytes 20-39/40');
    expect(await storedBytes(tested, videoId)).toEqual(file);
    expect(await readdir(join(tested.folder, videoId))).toHaveLength(3);
  });

  it.each(['bytes 0-39/40', 'bytes 0-19/40', undefined, 'part 1/1'])(
    'cannot change a complete file (%s)',
    async (range) => {
      const file = mp4Bytes(40);
      const videoId = await createVideo(tested);
      await send(tested, videoId, file, 'bytes 0-39/40');
      const other = mp4Bytes(range === 'bytes 0-19/40' ? 20 : 40);
      expect(await problemOf(await send(tested, videoId, other, range))).toEqual([
        400,
        'video-source-already-uploaded',
      ]);
      expect(await storedBytes(tested, videoId)).toEqual(file);
    },
  );
});

describe('the other ways to say where bytes belong', () => {
  it.each([
    ['numbered parts', ['part 1/3', 'part 2/3', 'part 3/3']],
    ['parts whose number is not known yet', ['part 1/*', 'part 2/*', 'part 3/3']],
    ['bytes whose total is not known yet', ['bytes 0-39/*', 'bytes 40-79/*', 'bytes 80-99/100']],
  ])('%s make a whole file', async (_, ranges) => {
    const file = mp4Bytes(100);
    const videoId = await createVideo(tested);
    for (const [index, range] of ranges.entries()) {
      expect(await storedBytes(tested, videoId)).toBeNull();
      const bytes = file.subarray(index * 40, index * 40 + 40);
      expect((await send(tested, videoId, bytes, range)).status).toBe(201);
    }
    expect(await storedBytes(tested, videoId)).toEqual(file);
  });

  it('numbered parts are named in the status', async () => {
    const videoId = await createVideo(tested);
    await send(tested, videoId, mp4Bytes(20), 'part 2/3');
    expect((await statusOf(tested, videoId)).ingest.receivedParts).toEqual({
      parts: [2],
      total: 3,
    });
  });

  it('no header means the whole file', async () => {
    const file = mp4Bytes(100);
    const videoId = await createVideo(tested);
    expect((await send(tested, videoId, file)).status).toBe(201);
    expect((await send(tested, videoId, file)).status).toBe(201);
    expect(await storedBytes(tested, videoId)).toEqual(file);
  });

  it('takes the file from a field of any name, after other fields', async () => {
    const videoId = await createVideo(tested);
    const form = new FormData();
    form.append('videoId', videoId);
    form.append('v.mp4', new Blob([new Uint8Array(mp4Bytes(64))]), 'v.mp4');
    const init = { method: 'POST', body: form };
    expect((await ask(tested, videoPaths.source(videoId), init)).status).toBe(201);
  });
});

it('stores a file that is no video and never calls it playable', async () => {
  const videoId = await createVideo(tested);
  await send(tested, videoId, new TextEncoder().encode('Dear Danae, this is only a letter.'));
  expect((await statusOf(tested, videoId)).encoding).toEqual({ playable: false });
  expect((await tested.host.open(videoId))?.contentType).toBe('application/octet-stream');
});
