import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import {
  createOrder,
  type NewOrder,
} from '#app/server/backend/orders/placing/order-placing.server.ts';
import { releaseUnpaidOrders } from '#app/server/backend/orders/unpaid-orders.server.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { movePayment } from '#app/server/backend/payments/move-payment.server.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';

import { gatewayWorld, startAnew, startTwo } from '../../support/wordpress/gateway-world.ts';
import {
  startRecordedWordpress,
  type RecordedWordpress,
} from '../../support/wordpress/wordpress-server.ts';
import { outcomeOf } from '../orders/outcome-of.ts';

/** The client asks a process over HTTP that is no back end of ours. */
vi.mock('#app/server/composition.server.ts', async () => {
  const { transportOfWordpress } = await import('../../support/wordpress/gateway-world.ts');
  return transportOfWordpress;
});

const manager = { id: 16, role: 'manager', name: 'Mina Manager' } as const;
const photo = 62;
const limits = { all: 4, each: 3 };
const payBy = new Date('2026-12-01T10:00:00Z');
const later = new Date('2026-12-01T10:00:01Z');

let wordpress: RecordedWordpress;
beforeAll(async () => {
  wordpress = await startRecordedWordpress();
  gatewayWorld.origin = wordpress.origin;
  const product = wordpress.products.get(photo);
  if (!product) throw new Error('there is no photo');
  wordpress.products.set(photo, { ...product, manage_stock: true, stock_quantity: 300 });
});
beforeEach(() => {
  startAnew();
  wordpress.orders.clear();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterAll(() => wordpress.close());

function place(quantity: number, changes: Partial<NewOrder> = {}) {
  return createOrder({
    ...{ customerId: 14, token: wordpress.people.tokenOf('fan1'), delivery: null },
    ...{ paymentMethod: 'bankTransfer', key: crypto.randomUUID(), pieceLimits: limits, payBy },
    lines: [{ id: 'a', productId: photo, quantity, price: 4500, answers: {}, fanVideo: null }],
    ...changes,
  });
}

it('holds no more unpaid pieces than are allowed, in two processes at once', async () => {
  startTwo();
  const outcomes = await Promise.all([1, 2, 3, 4].map(() => outcomeOf(place(2))));
  expect(outcomes.toSorted()).toEqual([
    'done',
    'too_many_unpaid',
    'too_many_unpaid',
    'too_many_unpaid',
  ]);
  const [order] = wordpress.orders.values();
  const keys = order?.meta_data.map(({ key }) => key) ?? [];
  expect(keys).toContain(orderMeta.payBy);
  expect(keys).not.toContain(orderMeta.unpaidPieces);
  expect(await outcomeOf(place(1))).toBe('done');
  expect(await outcomeOf(place(1))).toBe('too_many_unpaid');
});

it('cancels what was not paid in time, once, no matter who looks, with a word in its history', async () => {
  const unpaid = await place(2);
  const paid = await place(1);
  await movePayment(
    { orderId: paid.orderId, action: 'receive', from: 'awaiting', reference: '' },
    manager,
  );
  const waiting = await place(1, { customerId: 15, payBy: new Date('2027-01-01T00:00:00Z') });
  expect(await releaseUnpaidOrders(new Date('2026-12-01T09:59:59Z'))).toBe(0);
  startTwo();
  const looks = await Promise.all([releaseUnpaidOrders(later), releaseUnpaidOrders(later)]);
  expect(looks.toSorted()).toEqual([0, 1]);
  expect(await releaseUnpaidOrders(later)).toBe(0);
  const { status, events } = await getOrder(unpaid.orderId, manager);
  expect([status, events.at(-1)]).toMatchObject([
    'cancelled',
    { from: 'admin-approval', to: 'cancelled', by: 'system', rejection: { reason: 'not-paid' } },
  ]);
  expect((await getOrder(paid.orderId, manager)).status).toBe('admin-approval');
  expect((await getOrder(waiting.orderId, manager)).status).toBe('admin-approval');
});

it('leaves alone what the shop’s own checkout made, and orders of before', async () => {
  const { orderId } = await place(1);
  const order = wordpress.order(orderId);
  const without = (...keys: readonly string[]) =>
    order.meta_data.filter(({ key }) => !keys.includes(key));
  wordpress.keep({ ...order, id: 9_001, meta_data: without(orderMeta.payBy) });
  const ofShop = without(orderMeta.idempotencyKey, '_astera_request_hash');
  wordpress.keep({ ...order, id: 9_002, status: 'on-hold', meta_data: ofShop });
  startAnew();
  expect(await releaseUnpaidOrders(later)).toBe(1);
  expect(wordpress.order(9_001).status).toBe('admin-approval');
  expect(wordpress.order(9_002).status).toBe('on-hold');
});
