import { readdir } from 'node:fs/promises';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { moveOrder } from '#app/server/backend/orders/orders.server.ts';
import { listOrders } from '#app/server/backend/orders/list-orders.server.ts';
import { sendNewVideo } from '#app/server/backend/orders/fulfilment/send-new-video.server.ts';
import { serveOrderVideo } from '#app/server/backend/video/videos.server.ts';
import { beginAnswerVideo } from '#app/server/backend/video/begin-answer-video.server.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import type { Actor } from '#domain/account/role.ts';
import type { Order } from '#domain/order/order.ts';

import { anyBackend } from '#tests/support/databases/tested-backends.ts';
import { sendAnswerChunk } from '#tests/support/orders/sent-chunk.ts';
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

const total = 1_000;

describe.each(anyBackend)('a new video in the place of a delivered one on $name', (backend) => {
  let order: Order;
  let fan: Actor;
  let celebrity: Actor;
  beforeAll(async () => {
    fixture = await startAnswerVideos(backend);
    const { rows } = await listOrders(
      { id: 999, role: 'administrator' },
      { page: 1, status: 'processing' },
    );
    const [found] = rows;
    if (!found) throw new Error('No order waits for its video.');
    order = found;
    fan = { id: order.customerId, role: 'fan' };
    celebrity = { id: order.celebrityId ?? 0, role: 'celebrity' };
  });
  afterAll(() => fixture.close());

  async function upload() {
    const bytes = mp4Bytes(total);
    const videoId = await beginAnswerVideo(order.id, total, celebrity);
    const range = { start: 0, end: total - 1, total };
    const sent = { orderId: order.id, videoId, ...range, file: new Blob([bytes]) };
    await sendAnswerChunk(sent, () => Promise.resolve(celebrity));
    return { videoId, sum: sha256(bytes) };
  }

  async function seen(actor: Actor, kind: 'answer' | 'new'): Promise<string | null> {
    const asked = new Request('http://app.test/');
    const options = { which: { kind }, download: false } as const;
    const answer = await serveOrderVideo(order.id, actor, asked, options).catch(() => null);
    return answer && sha256(new Uint8Array(await (await fixture.follow(answer)).arrayBuffer()));
  }

  it('is seen by its fan once it is sent, and the first one is gone then', async () => {
    const first = await upload();
    const command = { orderId: order.id, from: 'processing', action: 'fulfil' } as const;
    await moveOrder({ ...command, trackingNumber: '', untracked: false, answers: [] }, celebrity);
    // The fan asked for it: then it may come at any time.
    const retake = { at: '2026-06-01T10:00:00Z', reason: 'no-sound', words: '' };
    await fixture.transport.fetch(
      new Request(`http://backend.test/wp-json/wc/v3/orders/${order.id}`, {
        method: 'PATCH',
        headers: {
          authorization: fixture.transport.serviceAuthorization,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ meta_data: [{ key: orderMeta.retake, value: retake }] }),
      }),
    );
    const earlier = await upload();
    const second = await upload();
    expect([await seen(fan, 'answer'), await seen(fan, 'new')]).toEqual([first.sum, null]);
    expect(await seen(celebrity, 'new')).toBe(second.sum);
    const sent = { orderId: order.id, videoId: earlier.videoId };
    await expect(sendNewVideo(sent, celebrity)).rejects.toMatchObject({ code: 'order_moved_on' });
    await sendNewVideo({ ...sent, videoId: second.videoId }, celebrity);
    expect([await seen(fan, 'answer'), await seen(celebrity, 'new')]).toEqual([second.sum, null]);
    const kept = (await readdir(fixture.folder)).filter((name) => name.startsWith('vi'));
    expect(kept).toEqual([second.videoId]);
  });
});
