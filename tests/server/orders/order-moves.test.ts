import { describe, expect, it, vi } from 'vitest';

import { getOrder, moveOrder } from '#app/server/backend/orders/orders.server.ts';
import { countWaiting, listOrders } from '#app/server/backend/orders/list-orders.server.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';

import { backends } from '#tests/support/databases/tested-backends.ts';
import { serviceAuthorization } from '#tests/support/databases/backend-fixture.ts';
import { eventsOfMade, rejection, shopOf } from './order-moves-shop.ts';

/** The client asks this back end, which is the real one in memory. */
const world = vi.hoisted(() => ({
  fetch: null as ((request: Request) => Promise<Response>) | null,
}));
vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: () =>
    Promise.resolve({
      fetch: world.fetch,
      serviceAuthorization: `Basic ${btoa('ck_test:cs_test')}`,
    }),
}));

describe.each(backends)('an order that is moved on $name', (backend) => {
  const { isOurs } = backend;
  const { fixture, goodsId, productId, actorOf, orderIn, outcomeOf } = shopOf(backend, (fetch) => {
    world.fetch = fetch;
  });
  const made = eventsOfMade(backend);

  it('refuses what was decided on a state that is gone', async () => {
    const id = await orderIn('on-hold');
    expect(await outcomeOf(id, 'accept', 'admin-approval', 'admin')).toBe('order_moved_on');
    expect((await getOrder(id, actorOf('fan'))).status).toBe('on-hold');
  });

  it('is not fulfilled before its video is there, no matter who asks and by whichever door', async () => {
    const id = await orderIn('processing', false);
    for (const name of ['celebrity', 'admin']) {
      expect(await outcomeOf(id, 'fulfil', 'processing', name)).toBe('video_missing');
    }
    // A WooCommerce knows nothing of videos.
    const doors = isOurs ? [[], [{ key: orderMeta.actor, value: 'administrator:1' }]] : [];
    for (const meta_data of doors) {
      const { status, body } = await fixture().ask('PATCH', `/wp-json/wc/v3/orders/${id}`, {
        authorization: serviceAuthorization,
        body: { status: 'completed', meta_data },
      });
      expect([status, body]).toMatchObject([409, { code: 'astera_video_missing' }]);
    }
    expect((await getOrder(id, actorOf('fan'))).status).toBe('processing');
  });

  it('is reached on some page by anyone who may see it, however many came after it', async () => {
    const oldest = await orderIn('on-hold');
    for (let count = 0; count < 50; count += 1) await orderIn('completed');
    for (const name of ['manager', 'fan', 'celebrity']) {
      const first = await listOrders(actorOf(name), { page: 1, status: null });
      const second = await listOrders(actorOf(name), { page: 2, status: null });
      const ids = [...first.rows, ...second.rows].map(({ id }) => id);
      expect(first.rows.map(({ id }) => id)).not.toContain(oldest);
      expect(ids).toContain(oldest);
      expect(ids).toEqual(ids.toSorted((a, b) => b - a));
      expect(first).toMatchObject({ currentPage: 1, hasNextPage: true, total: expect.any(Number) });
      expect(first.totalPages).toBe(Math.ceil((first.total ?? 0) / 50));
    }
  });

  it('lets one of two who decide at once have it, and records one event', async () => {
    const id = await orderIn('admin-approval');
    const outcomes = await Promise.all([
      outcomeOf(id, 'accept', 'admin-approval', 'manager'),
      outcomeOf(id, 'reject', 'admin-approval', 'admin'),
    ]);
    expect(outcomes).toContain('order_moved_on');
    const { status, events } = await getOrder(id, actorOf('fan'));
    expect(outcomes).toContain(status);
    expect(events).toHaveLength(made + 1);
  });

  it('keeps why it was rejected, no matter who asks', async () => {
    const id = await orderIn('on-hold');
    expect(await outcomeOf(id, 'reject', 'on-hold', 'celebrity')).toBe('cancelled');
    for (const name of ['fan', 'celebrity', 'manager']) {
      const order = await getOrder(id, actorOf(name));
      expect(order.events.map((event) => event.rejection).slice(made)).toEqual([rejection]);
    }
  });

  it('is not rejected for a reason that is another part’s', async () => {
    const id = await orderIn('admin-approval');
    const command = {
      orderId: id,
      from: 'admin-approval',
      action: 'reject',
      rejection: { reason: 'no-time', words: '' },
    } as const;
    await expect(moveOrder(command, actorOf('manager'))).rejects.toMatchObject({
      code: 'invalid_input',
    });
    expect((await getOrder(id, actorOf('fan'))).status).toBe('admin-approval');
  });

  it.each([
    ['goods', true, 'RR 123/GR'],
    ['a video', false, null],
  ])('keeps the number of a parcel with %s alone', async (_what, isGoods, kept) => {
    const id = await orderIn('processing', true, isGoods ? goodsId() : productId());
    const command = { orderId: id, from: 'processing', action: 'fulfil' } as const;
    const typed = { trackingNumber: 'RR 123/GR', untracked: false, answers: [] };
    await moveOrder({ ...command, ...typed }, actorOf('celebrity'));
    expect((await getOrder(id, actorOf('fan'))).trackingId).toBe(kept);
  });

  it('shows those of one status to who asks, and counts what waits for whom', async () => {
    const oldest = await orderIn('on-hold');
    await orderIn('on-hold');
    for (const name of ['fan', 'celebrity', 'manager']) {
      const { rows } = await listOrders(actorOf(name), { page: 1, status: 'on-hold' });
      expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['on-hold']));
    }
    const queue = await listOrders(actorOf('celebrity'), { page: 1, status: 'on-hold' });
    const ids = queue.rows.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect(ids).toContain(oldest);
    const { 'on-hold': onHold } = await countWaiting(actorOf('celebrity'));
    expect(onHold).toBe(queue.total);
    expect(await countWaiting(actorOf('fan'))).toEqual({});
    expect(Object.keys(await countWaiting(actorOf('manager')))).toEqual(['admin-approval']);
  });

  it.each([0, -1, 999_999, 2_147_483_648, Number.MAX_SAFE_INTEGER])(
    'knows no order %i',
    async (id) => {
      expect(await outcomeOf(id, 'accept', 'admin-approval', 'admin')).toBe('not_found');
    },
  );

  it('is not accepted while the store of its celebrity is closed, no matter who asks and by whichever door', async () => {
    const shut = (closed: boolean) => fixture().shutStore(actorOf('celebrity').id, closed);
    const [waiting, rejected] = [await orderIn('admin-approval'), await orderIn('admin-approval')];
    const [onHold, begun] = [await orderIn('on-hold'), await orderIn('processing')];
    await shut(true);
    expect(await getOrder(waiting, actorOf('manager'))).toMatchObject({ storeIsClosed: true });
    const { rows } = await listOrders(actorOf('manager'), { page: 1, status: 'on-hold' });
    expect(rows.find(({ id }) => id === onHold)).toMatchObject({ storeIsClosed: true });
    // How a store stands is between the shop and its owner.
    expect(await getOrder(waiting, actorOf('fan'))).toMatchObject({ storeIsClosed: false });
    for (const name of ['manager', 'admin']) {
      expect(await outcomeOf(waiting, 'accept', 'admin-approval', name)).toBe('store_closed');
    }
    expect(await outcomeOf(onHold, 'accept', 'on-hold', 'admin')).toBe('store_closed');
    // A WooCommerce that is asked by others than the app knows nothing of stores.
    const said = { key: orderMeta.actor, value: 'administrator:1' };
    const doors = isOurs ? [[], [said], [{ key: orderMeta.storeClosed, value: false }]] : [[said]];
    for (const meta_data of doors) {
      const { status, body } = await fixture().ask('PATCH', `/wp-json/wc/v3/orders/${waiting}`, {
        authorization: serviceAuthorization,
        body: { status: 'on-hold', meta_data },
      });
      expect([status, body]).toMatchObject([409, { code: 'astera_store_closed' }]);
    }
    expect(await outcomeOf(rejected, 'reject', 'admin-approval', 'manager')).toBe('cancelled');
    expect(await outcomeOf(onHold, 'reject', 'on-hold', 'admin')).toBe('cancelled');
    expect(await outcomeOf(begun, 'fulfil', 'processing', 'admin')).toBe('completed');
    await shut(false);
    expect(await getOrder(waiting, actorOf('manager'))).toMatchObject({ storeIsClosed: false });
    expect(await outcomeOf(waiting, 'accept', 'admin-approval', 'manager')).toBe('on-hold');
  });
});
