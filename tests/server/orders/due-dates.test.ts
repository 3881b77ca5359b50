import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';

import { listOrders } from '#app/server/backend/orders/list-orders.server.ts';
import { listDesk } from '#app/server/backend/orders/desk.server.ts';
import { getOrder, moveOrder } from '#app/server/backend/orders/orders.server.ts';
import {
  cancelOwnOrder,
  extendPromise,
  remindCelebrity,
} from '#app/server/backend/orders/promise/fan-commands.server.ts';
import { owedOrders } from '#app/server/backend/orders/promise/owed-orders.server.ts';
import { cancelOverdueOrders } from '#app/server/backend/orders/promise/overdue-orders.server.ts';
import { testGateway, type CardGateway } from '#app/server/backend/payments/card-gateway.server.ts';
import { movePayment } from '#app/server/backend/payments/move-payment.server.ts';
import { orderSchema } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { owedBy } from '#domain/order/promise/due-date.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { serviceAuthorization } from '#tests/support/databases/backend-fixture.ts';
import { backends } from '#tests/support/databases/tested-backends.ts';
import { outcomeOf } from './outcome-of.ts';
import { shopOf } from './order-moves-shop.ts';

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

const dayMs = 86_400_000;

describe.each(backends)('the due date of an order on $name', (backend) => {
  const { fixture, productId, actorOf } = shopOf(backend, (fetch) => {
    world.fetch = fetch;
  });

  /** An order of the fan, promised within so many days. */
  async function promised(
    status: OrderStatus,
    days: number | string,
    isPaid = true,
    more: Readonly<Record<string, string>> = {},
  ) {
    const { body } = await fixture().ask('POST', '/wp-json/wc/v3/orders', {
      authorization: serviceAuthorization,
      body: {
        status,
        ...more,
        customer_id: actorOf('fan').id,
        line_items: [{ product_id: productId(), quantity: 1 }],
        meta_data: [{ key: orderMeta.promisedDays, value: String(days) }],
      },
    });
    const orderId = v.parse(orderSchema, body).id;
    const manager = { ...actorOf('manager'), name: 'Mara' };
    if (isPaid) {
      const deed = { action: 'receive', from: 'awaiting', reference: '' } as const;
      await movePayment({ orderId, ...deed }, manager);
    }
    const order = await getOrder(orderId, manager);
    const paid = Date.parse(order.paidAt ?? order.createdAt);
    return { id: order.id, order, after: (on: number) => new Date(paid + on * dayMs) };
  }
  const seen = (id: number) => getOrder(id, actorOf('manager'));

  it('follows the money, and only a promise that can be read', async () => {
    const { order, after } = await promised('processing', 3);
    expect(owedBy(order)).toEqual(after(3));
    const unpaid = await promised('admin-approval', 3, false);
    expect(owedBy(unpaid.order)).toBeNull();
    const odd = await promised('processing', 'soon');
    expect(odd.order.promisedDays).toBeNull();
    const owed = (await owedOrders(after(3))).map(({ id }) => id);
    expect(owed).toContain(order.id);
    expect(owed).not.toContain(unpaid.id);
    expect(owed).not.toContain(odd.id);
    expect((await owedOrders(after(2))).map(({ id }) => id)).not.toContain(order.id);
  });

  it('is the day it is needed by, once its celebrity has accepted it', async () => {
    const needed = async (on: number) => {
      const { id, after } = await promised('on-hold', 7);
      const at = after(on).toISOString();
      await fixture().ask('PATCH', `/wp-json/wc/v3/orders/${id}`, {
        authorization: serviceAuthorization,
        body: { meta_data: [{ key: orderMeta.neededBy, value: { day: at.slice(0, 10), at } }] },
      });
      return { id, at, after };
    };
    const sooner = await needed(2);
    const later = await needed(20);
    expect((await seen(sooner.id)).neededBy?.at).toBe(sooner.at);
    const owedIn = async (days: number) =>
      (await owedOrders(later.after(days))).map(({ id }) => id);
    // Not accepted: it is what was promised.
    expect(await owedIn(3)).not.toContain(sooner.id);
    for (const { id: orderId } of [sooner, later]) {
      await moveOrder({ orderId, from: 'on-hold', action: 'accept' }, actorOf('celebrity'));
    }
    expect(owedBy(await seen(sooner.id))?.toISOString()).toBe(sooner.at);
    expect(await owedIn(3)).toContain(sooner.id);
    expect(await owedIn(3)).not.toContain(later.id);
    expect(await owedIn(8)).toContain(later.id);
  });

  it('brings what is due first to the top of the celebrity’s list', async () => {
    const slow = await promised('processing', 21);
    const fast = await promised('processing', 2);
    const rows = (
      await listOrders(actorOf('celebrity'), { page: 1, status: 'processing' })
    ).rows.map(({ id }) => id);
    expect(rows.indexOf(fast.id)).toBeLessThan(rows.indexOf(slow.id));
    expect(rows).toContain(slow.id);
  });

  it('brings what is due soon, or late, to the desk, the most urgent first', async () => {
    const later = await promised('on-hold', 2);
    const sooner = await promised('processing', 1);
    const far = await promised('processing', 20);
    const search = { list: 'due', age: null, find: '', page: 1 } as const;
    const now = sooner.after(0.5).getTime();
    const ids = (await listDesk(search, actorOf('manager'), now)).rows.map(({ id }) => id);
    expect(ids.indexOf(sooner.id)).toBeLessThan(ids.indexOf(later.id));
    expect(ids).toContain(later.id);
    expect(ids).not.toContain(far.id);
  });

  it('is put off by its fan alone, once, when it is close', async () => {
    const { id, after } = await promised('processing', 7);
    const extend = (name: string, at: Date) => outcomeOf(extendPromise(id, actorOf(name), at));
    expect(await extend('fan', after(5))).toBe('order_moved_on');
    for (const name of ['celebrity', 'manager', 'admin']) {
      expect(await extend(name, after(6.5))).toBe('not_allowed');
    }
    for (const name of ['fan2', 'priya']) expect(await extend(name, after(6.5))).toBe('not_found');
    const both = await Promise.all([extend('fan', after(6.5)), extend('fan', after(6.6))]);
    expect(both.toSorted()).toEqual(['done', 'order_moved_on']);
    expect(owedBy(await seen(id))).toEqual(after(14));
    expect((await owedOrders(after(13))).map((order) => order.id)).not.toContain(id);
    expect(await extend('fan', after(13.5))).toBe('order_moved_on');
  });

  it('lets the fan remind the celebrity once, from half of the time on', async () => {
    const { id, after } = await promised('on-hold', 10);
    const remind = (at: Date) => outcomeOf(remindCelebrity(id, actorOf('fan'), at));
    expect(await remind(after(4))).toBe('order_moved_on');
    expect(await remind(after(5))).toBe('done');
    expect(await remind(after(6))).toBe('order_moved_on');
    expect((await seen(id)).nudgedAt).toBe(after(5).toISOString());
  });

  it('cancels what was not delivered, once, and the money is due for a refund', async () => {
    const { id, after } = await promised('processing', 1);
    const waiting = await promised('on-hold', 30);
    expect(await cancelOverdueOrders(after(3.9))).toBe(0);
    expect((await seen(id)).status).toBe('processing');
    const looks = await Promise.all([1, 2, 3].map(() => cancelOverdueOrders(after(4))));
    expect(looks.reduce((sum, many) => sum + many, 0)).toBeGreaterThanOrEqual(1);
    const order = await seen(id);
    expect(order).toMatchObject({ status: 'cancelled', payment: 'refund-due' });
    expect(order.events.filter(({ to }) => to === 'cancelled')).toMatchObject([
      { by: 'system', from: 'processing', rejection: { reason: 'not-delivered' } },
    ]);
    expect(order.paymentEvents.filter(({ to }) => to === 'refund-due')).toHaveLength(1);
    expect((await seen(waiting.id)).status).toBe('on-hold');
  });

  it.each(['admin-approval', 'on-hold'] as const)(
    'is cancelled by its fan while it is in %s, and not by others',
    async (status) => {
      const { id, after } = await promised(status, 7);
      const cancel = (name: string) => outcomeOf(cancelOwnOrder(id, actorOf(name), after(0.1)));
      for (const name of ['manager', 'admin']) expect(await cancel(name)).toBe('not_allowed');
      for (const name of ['fan2', 'priya']) expect(await cancel(name)).toBe('not_found');
      expect(await cancel('fan')).toBe('done');
      expect(await cancel('fan')).toBe('order_moved_on');
      const order = await seen(id);
      expect(order).toMatchObject({ status: 'cancelled', payment: 'refund-due' });
      expect(order.events.at(-1)).toMatchObject({ by: 'fan', from: status, rejection: null });
    },
  );

  it('is not cancelled by its fan while its card is charged, and lets go of what is only set aside', async () => {
    const byCard = { payment_method: 'stripe', transaction_id: 'pi_1' };
    const charged = await promised('on-hold', 7, false, byCard);
    const released: string[] = [];
    const gateway = (isTaken: boolean): CardGateway => ({
      ...testGateway,
      settle: () => Promise.resolve(isTaken),
      release: async (id) => void released.push(id),
    });
    const cancel = (isTaken: boolean) =>
      outcomeOf(cancelOwnOrder(charged.id, actorOf('fan'), charged.after(0.1), gateway(isTaken)));
    expect(await cancel(true)).toBe('order_moved_on');
    expect((await seen(charged.id)).status).toBe('on-hold');
    expect(await cancel(false)).toBe('done');
    expect(released).toEqual(['pi_1']);
    expect(await seen(charged.id)).toMatchObject({ status: 'cancelled', payment: 'awaiting' });
  });

  it('is not cancelled by its fan once work has begun', async () => {
    const { id, after } = await promised('processing', 7);
    expect(await outcomeOf(cancelOwnOrder(id, actorOf('fan'), after(1)))).toBe('order_moved_on');
    expect((await seen(id)).status).toBe('processing');
  });

  it('is written by the site alone', async () => {
    const { id } = await promised('processing', 7);
    const authorization = `Bearer ${await fixture().tokenOf('manager')}`;
    for (const [key, value] of [
      [orderMeta.promisedDays, '30'],
      [orderMeta.extension, { at: '2026-01-01T00:00:00Z', days: 90 }],
    ] as const) {
      const { status } = await fixture().ask('PATCH', `/wp-json/wc/v3/orders/${id}`, {
        authorization,
        body: { meta_data: [{ key, value }] },
      });
      // A WordPress has no such rule; who may change its orders runs the shop.
      if (backend.isOurs) expect(status).toBe(400);
    }
    if (backend.isOurs) expect(await seen(id)).toMatchObject({ promisedDays: 7, extension: null });
  });
});
