import { describe, expect, it } from 'vitest';

import { fileChunk, chunkRequest } from '#tests/support/orders/file-chunk.ts';

import { openChunk } from './chunk-body.server.ts';

const mp4 = new TextEncoder().encode('\0\0\0\u0018ftypmp42');

function video(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  bytes.set(mp4);
  return bytes;
}

/** A request that announces a whole file and sends only some of it, a few bytes at a time. */
function cutOff(announced: number, sent: number): Request {
  const whole = chunkRequest(fileChunk(video(announced)));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const bytes = video(sent);
      for (let at = 0; at < sent; at += 100) controller.enqueue(bytes.subarray(at, at + 100));
      controller.close();
    },
  });
  const init: RequestInit & { duplex: 'half' } = {
    ...{ method: 'POST', headers: whole.headers, body, duplex: 'half' },
  };
  return new Request(whole.url, init);
}

describe('a chunk that arrives', () => {
  it('is passed on byte by byte, with its place in the file', async () => {
    const bytes = video(1_000);
    const chunk = await openChunk(chunkRequest(fileChunk(bytes)));
    expect(chunk.range).toEqual({ start: 0, end: 999, total: 1_000 });
    expect(await new Response(chunk.bytes).bytes()).toEqual(bytes);
  });

  it('is refused when it is no video, or not as long as it says', async () => {
    const text = chunkRequest(fileChunk(new Uint8Array(1_000)));
    await expect(openChunk(text)).rejects.toMatchObject({ code: 'not_a_video' });
    const wrong = chunkRequest(fileChunk(video(1_000)));
    wrong.headers.set('content-length', '999');
    await expect(openChunk(wrong)).rejects.toMatchObject({ code: 'bad_chunk' });
    await expect(openChunk(cutOff(1_000, 200))).rejects.toMatchObject({ code: 'bad_chunk' });
  });

  it('breaks off where its sender does, so that no host takes it for whole', async () => {
    const chunk = await openChunk(cutOff(1_000, 900));
    await expect(new Response(chunk.bytes).bytes()).rejects.toMatchObject({ code: 'bad_chunk' });
  });
});
