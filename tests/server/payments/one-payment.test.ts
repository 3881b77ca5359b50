import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { getCheckoutOrders } from '#app/server/backend/orders/placing/checkout-orders.server.ts';
import { listCheckoutOrders } from '#app/server/backend/orders/placing/list-checkout-orders.server.ts';
import { listDesk } from '#app/server/backend/orders/desk.server.ts';
import { createOrder } from '#app/server/backend/orders/placing/order-placing.server.ts';
import { getOrder, moveOrder } from '#app/server/backend/orders/orders.server.ts';
import type { ReceivedTransfer } from '#app/server/backend/payments/shared-transfer.server.ts';
import { receiveTransfer } from '#app/server/backend/payments/receive-transfer.server.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { AppError } from '#domain/app-error.ts';
import { creditorReference } from '#domain/payment/transfer/creditor-reference.ts';
import { ordersPaidBy } from '#domain/payment/transfer/orders-paid-by.ts';
import { checkoutReference } from '#domain/payment/transfer/checkout-reference.ts';

import { backends } from '#tests/support/databases/tested-backends.ts';
import { serviceAuthorization } from '#tests/support/databases/backend-fixture.ts';
import { openPaymentWorld, type PaymentWorld } from './payment-world.ts';

/** The client asks this back end, which is the real one in memory. */
const reached = vi.hoisted(() => ({
  fetch: null as ((request: Request) => Promise<Response>) | null,
}));
vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: () =>
    Promise.resolve({
      fetch: (request: Request) => reached.fetch?.(request),
      serviceAuthorization: `Basic ${btoa('ck_test:cs_test')}`,
    }),
}));

describe.each(backends)('one payment for several orders on $name', ({ start }) => {
  let world: PaymentWorld;
  beforeAll(async () => {
    world = await openPaymentWorld(start);
    reached.fetch = world.fixture.backend.fetch;
  });
  afterAll(() => world.fixture.close());

  let seed = 0;
  /** A checkout with a video of each of two celebrities. */
  async function placeTogether(name = 'fan') {
    seed += 1;
    const buyer = world.userOf(name);
    const reference = checkoutReference(buyer.id, seed);
    const orderIds: number[] = [];
    for (const productId of [world.productId, world.otherProductId]) {
      const key = crypto.randomUUID();
      const line = { id: key, productId, quantity: 1, answers: {}, fanVideo: null };
      const { orderId } = await createOrder({
        ...{ customerId: buyer.id, token: await world.fixture.tokenOf(name), delivery: null },
        ...{ paymentMethod: 'bankTransfer', checkout: { reference, orders: 2 }, key },
        lines: [{ ...line, price: await priceOf(productId) }],
      });
      orderIds.push(orderId);
    }
    const orders = await listCheckoutOrders(reference);
    return { reference, orderIds, orders, total: orders.reduce((sum, one) => sum + one.total, 0) };
  }

  async function priceOf(productId: number): Promise<number> {
    const { body } = await world.fixture.ask('GET', `/wp-json/wc/v3/products/${productId}`, {
      authorization: serviceAuthorization,
    });
    return Math.round(Number((body as { price: string }).price) * 100);
  }

  async function outcomeOf(transfer: Partial<ReceivedTransfer>, name = 'manager') {
    const asked = { checkout: '', orderIds: [], amount: 0, reference: 'line 7', ...transfer };
    try {
      const outcomes = await receiveTransfer(asked, world.userOf(name));
      return outcomes.map(({ outcome, payment }) => `${outcome} ${payment}`);
    } catch (error) {
      return error instanceof AppError ? error.code : error;
    }
  }

  const paymentOf = async (id: number) => (await getOrder(id, world.userOf('manager'))).payment;
  const search = { list: 'all', age: null, page: 1 } as const;

  it('keeps on each order which checkout it was', async () => {
    const { reference, orderIds, orders } = await placeTogether();
    expect(orders.map(({ id }) => id)).toEqual(orderIds);
    for (const id of orderIds) {
      const order = await getOrder(id, world.userOf('fan'));
      expect(order.checkout).toEqual({ reference, orders: 2 });
    }
  });

  it('shows them to the fan and the managers, to no one else and no celebrity', async () => {
    const { orderIds } = await placeTogether();
    const [orderId = 0] = orderIds;
    const idsFor = async (name: string) =>
      getCheckoutOrders(orderId, world.userOf(name)).then(
        (orders) => orders.map(({ id }) => id),
        (error: unknown) => (error instanceof AppError ? error.code : error),
      );
    await moveOrder({ orderId, from: 'admin-approval', action: 'accept' }, world.userOf('manager'));
    expect(await idsFor('fan')).toEqual(orderIds);
    expect(await idsFor('manager')).toEqual(orderIds);
    expect(await idsFor('fan2')).toBe('not_found');
    expect(await idsFor('celebrity')).toEqual([]);
    expect((await getOrder(orderId, world.userOf('celebrity'))).checkout).toBeNull();
  });

  it('takes no word of an order for a checkout of someone else', async () => {
    const { reference, orderIds } = await placeTogether('fan2');
    const { body } = await world.fixture.ask('POST', '/wp-json/wc/v3/orders', {
      authorization: serviceAuthorization,
      body: {
        customer_id: world.userOf('fan').id,
        payment_method: 'bacs',
        line_items: [{ product_id: world.productId, quantity: 1 }],
        meta_data: [
          { key: orderMeta.checkout, value: reference },
          { key: orderMeta.idempotencyKey, value: crypto.randomUUID() },
        ],
      },
    });
    const { id } = body as { id: number };
    expect((await getOrder(id, world.userOf('fan'))).checkout).toBeNull();
    expect((await listCheckoutOrders(reference)).map((order) => order.id)).toEqual(orderIds);
  });

  it('is found at the desk by the one reference, all of it and nothing else', async () => {
    const { reference, orderIds } = await placeTogether();
    await placeTogether();
    await placeTogether('fan2');
    const find = `SEPA CT ${creditorReference(reference)} IRIS TEST`;
    const { rows, total } = await listDesk(
      { ...search, find },
      world.userOf('manager'),
      Date.now(),
    );
    expect(rows.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(orderIds);
    expect(total).toBe(2);
    const [one = 0] = orderIds;
    const alone = await listDesk(
      { ...search, find: creditorReference(String(one)) },
      world.userOf('manager'),
      Date.now(),
    );
    expect(alone.rows.map(({ id }) => id)).toEqual([one]);
  });

  it('is marked as paid with one press, each order by its own event', async () => {
    const { reference, orderIds, total } = await placeTogether();
    expect(await outcomeOf({ checkout: reference, orderIds, amount: total })).toEqual([
      'done received',
      'done received',
    ]);
    for (const id of orderIds) {
      const { paymentEvents } = await getOrder(id, world.userOf('manager'));
      expect(paymentEvents).toMatchObject([
        { from: 'awaiting', to: 'received', reference: 'line 7' },
      ]);
    }
    // Once more changes nothing, and says so.
    expect(await outcomeOf({ checkout: reference, orderIds, amount: total })).toEqual([
      'movedOn received',
      'movedOn received',
    ]);
  });

  it('is never paid by a part of its sum, by too much, or by what others owe', async () => {
    const { reference, orderIds, total } = await placeTogether();
    const other = await placeTogether();
    for (const amount of [total - 1, total + 1, 0]) {
      expect(await outcomeOf({ checkout: reference, orderIds, amount })).toBe('amount_differs');
    }
    const foreign = [orderIds[0] ?? 0, other.orderIds[1] ?? 0];
    expect(await outcomeOf({ checkout: reference, orderIds: foreign, amount: total })).toBe(
      'not_found',
    );
    expect(await outcomeOf({ checkout: 'nonsense', orderIds, amount: total })).toBe('not_found');
    for (const name of ['fan', 'celebrity']) {
      const asked = { checkout: reference, orderIds, amount: total };
      expect(await outcomeOf(asked, name)).toBe('not_allowed');
    }
    for (const id of orderIds) expect(await paymentOf(id)).toBe('awaiting');
  });

  it('names what another person was faster with, and notes the rest', async () => {
    const { reference, orderIds, total } = await placeTogether();
    const [first = 0, second = 0] = orderIds;
    await world.move(first, 'receive', 'awaiting');
    expect(await outcomeOf({ checkout: reference, orderIds, amount: total })).toEqual([
      'movedOn received',
      'done received',
    ]);
    expect(await paymentOf(second)).toBe('received');
  });

  it('is noted once for each order when two people press at the same moment', async () => {
    const { reference, orderIds, total } = await placeTogether();
    const asked = { checkout: reference, orderIds, amount: total };
    const both = await Promise.all([outcomeOf(asked), outcomeOf(asked, 'admin')]);
    const done = both.flat().filter((outcome) => outcome === 'done received');
    expect(done).toHaveLength(2);
    for (const id of orderIds) {
      const { paymentEvents } = await getOrder(id, world.userOf('manager'));
      expect(paymentEvents).toHaveLength(1);
    }
  });

  it('owes back what came for an order that was cancelled before', async () => {
    const { reference, orderIds, total } = await placeTogether();
    const [first = 0, second = 0] = orderIds;
    const rejection = { reason: 'unclear', words: '' } as const;
    await moveOrder(
      { orderId: first, from: 'admin-approval', action: 'reject', rejection },
      world.userOf('manager'),
    );
    const now = await listCheckoutOrders(reference);
    expect(ordersPaidBy(now, total)?.map(({ id }) => id)).toEqual(orderIds);
    expect(await outcomeOf({ checkout: reference, orderIds, amount: total })).toEqual([
      'done refund-due',
      'done received',
    ]);
    expect(await paymentOf(second)).toBe('received');
  });

  it('leaves the rest alone when the back end fails half way, and says so', async () => {
    const { reference, orderIds, total } = await placeTogether();
    const [, second = 0] = orderIds;
    const failures = vi.spyOn(console, 'error').mockImplementation(() => {});
    reached.fetch = (request) =>
      request.method === 'PATCH' && new URL(request.url).pathname.endsWith(`/orders/${second}`)
        ? Promise.resolve(new Response('{}', { status: 500 }))
        : world.fixture.backend.fetch(request);
    const asked = { checkout: reference, orderIds, amount: total };
    expect(await outcomeOf(asked)).toEqual(['done received', 'failed null']);
    reached.fetch = world.fixture.backend.fetch;
    failures.mockRestore();
    expect(await outcomeOf(asked)).toEqual(['movedOn received', 'done received']);
  });
});
