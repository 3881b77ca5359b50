import { describe, expect, it, vi } from 'vitest';

import { listDesk } from '#app/server/backend/orders/desk.server.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { askForRetake } from '#app/server/backend/orders/fulfilment/retake.server.ts';
import { sendNewVideo } from '#app/server/backend/orders/fulfilment/send-new-video.server.ts';
import { cancelAnswerVideo } from '#app/server/backend/video/videos.server.ts';
import { beginAnswerVideo } from '#app/server/backend/video/begin-answer-video.server.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';

import { backends } from '#tests/support/databases/tested-backends.ts';
import { serviceAuthorization } from '#tests/support/databases/backend-fixture.ts';
import { shopOf } from './order-moves-shop.ts';
import { outcomeOf } from './outcome-of.ts';

/** The client asks this back end, which is the real one in memory. */
const world = vi.hoisted(() => ({
  fetch: null as ((request: Request) => Promise<Response>) | null,
}));
/** Which videos the host was told to remove. */
const dropped: string[] = [];
vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: () =>
    Promise.resolve({
      fetch: world.fetch,
      serviceAuthorization: `Basic ${btoa('ck_test:cs_test')}`,
    }),
}));
vi.mock('#app/server/backend/video/video-host.server.ts', () => ({
  createVideo: () => Promise.resolve('vi3'),
  dropVideo: async (id: string) => void dropped.push(id),
}));

const command = { reason: 'wrong-name', words: 'Theo, not Leo.' } as const;
const dayMs = 86_400_000;

describe.each(backends)('a delivered video on $name', (backend) => {
  const {
    fixture,
    actorOf,
    orderIn,
    outcomeOf: moved,
  } = shopOf(backend, (fetch) => {
    world.fetch = fetch;
  });
  const celebrity = () => actorOf('celebrity');
  const ask = (orderId: number, name: string) =>
    outcomeOf(askForRetake({ orderId, ...command }, actorOf(name)));
  const send = (orderId: number, name = 'celebrity', videoId = 'vi2') =>
    outcomeOf(sendNewVideo({ orderId, videoId }, actorOf(name)));
  const note = (id: number, meta: Readonly<Record<string, unknown>>) =>
    fixture().ask('PATCH', `/wp-json/wc/v3/orders/${id}`, {
      authorization: serviceAuthorization,
      body: { meta_data: Object.entries(meta).map(([key, value]) => ({ key, value })) },
    });

  /** An order that was delivered so many days ago. */
  async function delivered(daysAgo = 0): Promise<number> {
    const id = await orderIn('processing');
    expect(await moved(id, 'fulfil', 'processing', 'celebrity')).toBe('completed');
    const completedAt = new Date(Date.now() - daysAgo * dayMs).toISOString();
    await fixture().dateOrders(id, { completedAt });
    return id;
  }
  /** The new video is complete. */
  const upload = (id: number, videoId = 'vi2') =>
    note(id, {
      [orderMeta.openUpload]: videoId,
      [orderMeta.newVideo]: JSON.stringify({ videoId, bytes: 2 }),
    });

  it('is asked for anew by its fan once, with a reason that its celebrity reads', async () => {
    const id = await delivered();
    for (const name of ['celebrity', 'manager', 'admin']) {
      expect(await ask(id, name)).toBe('not_allowed');
    }
    for (const name of ['fan2', 'priya']) expect(await ask(id, name)).toBe('not_found');
    const outcomes = await Promise.all([ask(id, 'fan'), ask(id, 'fan')]);
    expect(outcomes.toSorted()).toEqual(['done', 'order_moved_on']);
    expect(await ask(id, 'fan')).toBe('order_moved_on');
    for (const name of ['fan', 'celebrity', 'manager']) {
      expect(await getOrder(id, actorOf(name))).toMatchObject({
        retake: { ...command, at: expect.any(String) },
        retakenAt: null,
      });
    }
  });

  it('can be asked for anew within seven days, and not before it is delivered', async () => {
    expect(await ask(await delivered(6.9), 'fan')).toBe('done');
    expect(await ask(await delivered(7.1), 'fan')).toBe('order_moved_on');
    expect(await ask(await orderIn('processing'), 'fan')).toBe('order_moved_on');
  });

  it('is replaced once, by two presses too, and its fan sees nothing of the new one before', async () => {
    const id = await delivered();
    expect(await send(id)).toBe('order_moved_on');
    await upload(id);
    expect(await getOrder(id, actorOf('fan'))).toMatchObject({
      ...{ answerVideo: { videoId: 'vi1' }, newVideo: null, openUpload: null },
    });
    for (const name of ['fan', 'manager']) expect(await send(id, name)).toBe('not_allowed');
    expect(await send(id, 'celebrity', 'vi9')).toBe('order_moved_on');
    dropped.length = 0;
    const outcomes = await Promise.all([send(id), send(id)]);
    expect(outcomes.toSorted()).toEqual(['done', 'order_moved_on']);
    expect(dropped).toEqual(['vi1']);
    expect(await getOrder(id, actorOf('fan'))).toMatchObject({
      ...{ answerVideo: { videoId: 'vi2' }, replacedAt: expect.any(String), status: 'completed' },
    });
    await upload(id, 'vi4');
    expect(await send(id, 'celebrity', 'vi4')).toBe('order_moved_on');
    expect(await outcomeOf(beginAnswerVideo(id, 5, celebrity()))).toBe('not_allowed');
  });

  it('is not replaced while another upload is on its way, which can be given up', async () => {
    const id = await delivered();
    await upload(id);
    expect(await beginAnswerVideo(id, 5, celebrity())).toBe('vi3');
    expect(await send(id)).toBe('upload_open');
    dropped.length = 0;
    await cancelAnswerVideo(id, 'vi3', celebrity());
    expect(dropped).toEqual(['vi3']);
    expect(await send(id)).toBe('done');
  });

  it('is replaced unasked within seven days, and asked for as long as it takes', async () => {
    const [late, asked] = [await delivered(7.1), await delivered(6.9)];
    expect(await ask(asked, 'fan')).toBe('done');
    await fixture().dateOrders(asked, {
      completedAt: new Date(Date.now() - 30 * dayMs).toISOString(),
    });
    for (const id of [late, asked]) await upload(id);
    expect(await send(late)).toBe('order_moved_on');
    expect(await send(asked)).toBe('done');
    expect(await getOrder(asked, actorOf('fan'))).toMatchObject({
      ...{ retakenAt: expect.any(String), replacedAt: null, answerVideo: { videoId: 'vi2' } },
    });
  });

  it('still has its one retake when its celebrity replaced it, and the replacement when it was retaken', async () => {
    const id = await delivered();
    await upload(id);
    expect(await send(id)).toBe('done');
    expect(await ask(id, 'fan')).toBe('done');
    await upload(id, 'vi4');
    expect(await send(id, 'celebrity', 'vi4')).toBe('done');
    expect(await ask(id, 'fan')).toBe('order_moved_on');
    await upload(id, 'vi5');
    expect(await send(id, 'celebrity', 'vi5')).toBe('order_moved_on');
  });

  it('stands on the desk from when a retake is asked for until it is sent', async () => {
    const [open, other] = [await delivered(), await delivered()];
    const onDesk = async () => {
      const search = { list: 'retakes', age: null, find: '', page: 1 } as const;
      return (await listDesk(search, actorOf('manager'), Date.now())).rows.map(({ id }) => id);
    };
    await ask(open, 'fan');
    await vi.waitFor(async () => expect(await onDesk()).toContain(open), { timeout: 5_000 });
    expect(await onDesk()).not.toContain(other);
    await upload(open);
    await send(open);
    await vi.waitFor(async () => expect(await onDesk()).not.toContain(open), { timeout: 5_000 });
  });
});
