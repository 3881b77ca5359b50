import { readdir } from 'node:fs/promises';

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { listOrders } from '#app/server/backend/orders/list-orders.server.ts';
import { cancelAnswerVideo, serveOrderVideo } from '#app/server/backend/video/videos.server.ts';
import { beginAnswerVideo } from '#app/server/backend/video/begin-answer-video.server.ts';
import type { Order } from '#domain/order/order.ts';
import type { Actor } from '#domain/account/role.ts';
import { chunkBytes, chunkRange } from '#domain/video/video.ts';

import { anyBackend } from '#tests/support/databases/tested-backends.ts';
import { sendAnswerChunk, type SentChunk } from '#tests/support/orders/sent-chunk.ts';
import {
  mp4Bytes,
  sha256,
  startAnswerVideos,
  type AnswerVideoFixture,
} from './answer-video-fixture.ts';

let fixture: AnswerVideoFixture;
vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: () => Promise.resolve(fixture.transport),
}));

const total = chunkBytes + 1_000;
type OwnChunk = SentChunk & { readonly orderId: number };

describe.each(anyBackend)('an upload that is given up on $name', (backend) => {
  let own: Order;
  let celebrity: Actor;
  let fan: Actor;
  let file: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    fixture = await startAnswerVideos(backend);
    const everything = { page: 1, status: null } as const;
    const { rows } = await listOrders({ id: 999, role: 'administrator' }, everything);
    const found = rows.find(({ status }) => status === 'processing');
    if (!found) throw new Error('No order waits for its video.');
    own = found;
    celebrity = { id: own.celebrityId ?? 0, role: 'celebrity' };
    fan = { id: own.customerId, role: 'fan' };
  });
  afterAll(() => fixture.close());
  beforeEach(() => {
    file = mp4Bytes(total);
  });

  const begin = () => beginAnswerVideo(own.id, total, celebrity);
  const send = (sent: OwnChunk) => sendAnswerChunk(sent, () => Promise.resolve(celebrity));
  const folders = () => readdir(fixture.folder);

  function chunk(videoId: string, index: number): OwnChunk {
    const range = chunkRange(index, total);
    const bytes = file.slice(range.start, range.end + 1);
    return { orderId: own.id, videoId, ...range, file: new Blob([bytes]) };
  }

  async function watchedDigest(): Promise<string> {
    // Its fan sees it once it is sent.
    const watcher: Actor = { id: own.celebrityId ?? 0, role: 'celebrity' };
    const answer = await serveOrderVideo(own.id, watcher, new Request('http://app.test/'), {
      which: { kind: 'answer' },
      download: false,
    });
    return sha256(new Uint8Array(await (await fixture.follow(answer)).arrayBuffer()));
  }

  it('leaves no byte behind at once, and the next one begins anew', async () => {
    const videoId = await begin();
    await send(chunk(videoId, 0));
    await cancelAnswerVideo(own.id, videoId, celebrity);
    expect(await folders()).not.toContain(videoId);
    await expect(send(chunk(videoId, 1))).rejects.toMatchObject({ code: 'not_found' });
    // Twice is as good as once.
    await cancelAnswerVideo(own.id, videoId, celebrity);
    const next = await begin();
    await send(chunk(next, 0));
    await send(chunk(next, 1));
    expect(await watchedDigest()).toBe(sha256(file));
  });

  it('is not given up when it is whole, or when another took its place, or by anyone else', async () => {
    const first = await begin();
    const second = await begin();
    await send(chunk(second, 0));
    await cancelAnswerVideo(own.id, first, celebrity);
    const others: Actor = { id: 4_711, role: 'celebrity' };
    await expect(cancelAnswerVideo(own.id, second, others)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(cancelAnswerVideo(own.id, second, fan)).rejects.toMatchObject({
      code: 'not_allowed',
    });
    await send(chunk(second, 1));
    await cancelAnswerVideo(own.id, second, celebrity);
    expect(await watchedDigest()).toBe(sha256(file));
  });

  it('is never named by its order, also when its last chunk arrives at the same moment', async () => {
    const before = await begin();
    await send(chunk(before, 0));
    await send(chunk(before, 1));
    const digest = await watchedDigest();
    file = mp4Bytes(total);
    const videoId = await begin();
    await send(chunk(videoId, 0));
    let isFirst = true;
    fixture.fault = async (call) => {
      if (isFirst && call.startsWith('PATCH')) {
        isFirst = false;
        await cancelAnswerVideo(own.id, videoId, celebrity);
      }
      return null;
    };
    await expect(send(chunk(videoId, 1))).rejects.toMatchObject({ code: 'not_found' });
    fixture.fault = null;
    expect(await folders()).not.toContain(videoId);
    expect(await watchedDigest()).toBe(digest);
  });
});
