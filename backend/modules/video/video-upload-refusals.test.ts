import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { videoPaths } from '#backend/contract/video/video-paths.ts';
import { videoMaxBytes } from '#domain/video/video.ts';

import {
  ask,
  createVideo,
  mp4Bytes,
  problemOf,
  send,
  statusOf,
  testedHost,
  type TestedHost,
} from './video-host-fixture.ts';

let tested: TestedHost;
beforeEach(async () => {
  tested = await testedHost();
});
afterEach(() => tested.end());

const leftovers = () => readdir(join(tested.folder, 'incoming'));

describe('what is refused', () => {
  it.each([
    ['a range that ends before it starts', 'bytes 9-0/40', 10],
    ['a negative range', 'bytes -5-4/40', 10],
    ['a range that reaches the total', 'bytes 31-40/40', 10],
    ['no range at all', 'ten bytes', 10],
    ['fewer bytes than announced', 'bytes 0-19/40', 19],
    ['more bytes than announced', 'bytes 0-19/40', 21],
    ['part 0', 'part 0/3', 10],
    ['a part beyond the last', 'part 4/3', 10],
    ['more parts than any file has', 'part 1/99999', 10],
  ])('%s', async (_, range, size) => {
    const videoId = await createVideo(tested);
    const response = await send(tested, videoId, mp4Bytes(64).subarray(0, size), range);
    expect((await problemOf(response))[0]).toBe(400);
    expect((await statusOf(tested, videoId)).ingest.receivedBytes).toEqual([]);
    expect(await leftovers()).toEqual([]);
  });

  it.each([
    ['another total', 'bytes 20-39/41'],
    ['a total below what is there', 'bytes 0-4/5'],
    ['numbered parts after byte ranges', 'part 2/2'],
  ])('%s than before', async (_, range) => {
    const videoId = await createVideo(tested);
    await send(tested, videoId, mp4Bytes(20), 'bytes 0-19/40');
    const size = range === 'bytes 0-4/5' ? 5 : 20;
    const response = await send(tested, videoId, mp4Bytes(64).subarray(0, size), range);
    expect(await problemOf(response)).toEqual([400, 'content-range-mismatch']);
    expect(await leftovers()).toEqual([]);
  });

  it('a total over 1 GiB, before a byte is read', async () => {
    const videoId = await createVideo(tested);
    const range = `bytes 0-9/${videoMaxBytes + 1}`;
    const response = await send(tested, videoId, mp4Bytes(64), range);
    expect(await problemOf(response)).toEqual([413, 'uploaded-file-too-large']);
    const most = await send(tested, videoId, mp4Bytes(64), `bytes 0-63/${videoMaxBytes}`);
    expect(most.status).toBe(201);
  });

  it('a form without a file, with two, or none at all', async () => {
    const videoId = await createVideo(tested);
    const post = (body: FormData | null) =>
      ask(tested, videoPaths.source(videoId), { method: 'POST', body }).then(problemOf);
    const none = new FormData();
    none.append('title', 'no file');
    expect(await post(none)).toEqual([400, 'uploaded-file-no-file']);
    expect(await post(null)).toEqual([400, 'uploaded-file-no-file']);
    const two = new FormData();
    two.append('a', new Blob([new Uint8Array(mp4Bytes(64))]), 'a.mp4');
    two.append('b', new Blob([new Uint8Array(mp4Bytes(64))]), 'b.mp4');
    expect(await post(two)).toEqual([400, 'uploaded-file-multiple-files']);
    const empty = new FormData();
    empty.append('a', new Blob([]), 'a.mp4');
    expect(await post(empty)).toEqual([400, 'uploaded-file-no-file']);
    expect(await leftovers()).toEqual([]);
  });

  it('a form that breaks off', async () => {
    const videoId = await createVideo(tested);
    const body = '--x\r\ncontent-disposition: form-data; name="f"; filename="f"\r\n\r\nhalf of i';
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const init = { method: 'POST', body, headers };
    const response = await ask(tested, videoPaths.source(videoId), init);
    expect(await problemOf(response)).toEqual([400, 'uploaded-file-unreadable']);
    expect(await leftovers()).toEqual([]);
  });

  it('a form whose sender goes away', async () => {
    const videoId = await createVideo(tested);
    const head = '--x\r\ncontent-disposition: form-data; name="f"; filename="f"\r\n\r\n';
    const pieces = [new TextEncoder().encode(head), mp4Bytes(300_000)];
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = pieces.shift();
        if (piece) controller.enqueue(piece);
        else controller.error(new Error('connection reset'));
      },
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const response = await ask(tested, videoPaths.source(videoId), {
      method: 'POST',
      body,
      headers,
      duplex: 'half',
    });
    expect(await problemOf(response)).toEqual([400, 'uploaded-file-unreadable']);
    expect(await leftovers()).toEqual([]);
  });

  it('an endless file, without reading on', async () => {
    const videoId = await createVideo(tested);
    const head = '--x\r\ncontent-disposition: form-data; name="f"; filename="f"\r\n\r\n';
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
      pull(controller) {
        pulled += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
    });
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      'content-range': 'bytes 0-99999/100000',
    };
    const response = await ask(tested, videoPaths.source(videoId), {
      method: 'POST',
      body,
      headers,
      duplex: 'half',
    });
    expect(await problemOf(response)).toEqual([400, 'content-range-mismatch']);
    expect(pulled).toBeLessThan(1_000_000);
    expect(await leftovers()).toEqual([]);
  });

  it('bytes for an unknown video, or for a path outside the folder', async () => {
    for (const videoId of [
      'vi00000000000000000000000000000000',
      'vi1',
      '%2e%2e%2fincoming',
      '..\\',
    ]) {
      const response = await send(tested, videoId, mp4Bytes(64));
      expect(response.status).toBe(404);
    }
  });
});
