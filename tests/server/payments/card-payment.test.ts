import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { testGateway, type CardGateway } from '#app/server/backend/payments/card-gateway.server.ts';
import { payByCard } from '#app/server/backend/payments/card-payment.server.ts';
import { settleCardOrders } from '#app/server/backend/payments/card-settlement.server.ts';
import { createOrder } from '#app/server/backend/orders/placing/order-placing.server.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import { listDesk } from '#app/server/backend/orders/desk.server.ts';
import { AppError } from '#domain/app-error.ts';

import { backends } from '#tests/support/databases/tested-backends.ts';
import { openPaymentWorld, type PaymentWorld } from './payment-world.ts';

/** The client asks this back end, which is the real one in memory. */
const reached = vi.hoisted(() => ({
  fetch: null as ((request: Request) => Promise<Response>) | null,
}));
vi.mock('#app/server/composition.server.ts', () => ({
  openTransport: () =>
    Promise.resolve({
      fetch: reached.fetch,
      serviceAuthorization: `Basic ${btoa('ck_test:cs_test')}`,
    }),
}));

describe.each(backends)('a card on $name', ({ start }) => {
  let world: PaymentWorld;
  beforeAll(async () => {
    world = await openPaymentWorld(start);
    reached.fetch = world.fixture.backend.fetch;
  });
  afterAll(() => world.fixture.close());

  async function pay(token: string, key: string, gateway: CardGateway = testGateway) {
    const buyer = world.userOf('fan');
    const made = await payByCard(
      { token, amount: 6500, key },
      async (transactionId) =>
        createOrder({
          customerId: buyer.id,
          token: await world.fixture.tokenOf('fan'),
          lines: [
            {
              id: key,
              productId: world.productId,
              quantity: 1,
              price: 6500,
              answers: {},
              fanVideo: null,
            },
          ],
          delivery: null,
          paymentMethod: 'card',
          transactionId,
          key,
        }),
      gateway,
    );
    return getOrder(made.orderId, buyer);
  }

  it('pays an order, which begins with its payment received and its transaction', async () => {
    const order = await pay('test_visa', 'key-1');
    expect(order).toMatchObject({ payment: 'received', paymentMethod: 'card' });
    expect(order.status).toBe('admin-approval');
    expect(order.transactionId).toMatch(/^test_\w{24}$/);
    const { paymentEvents } = await getOrder(order.id, world.userOf('manager'));
    expect(paymentEvents).toMatchObject([
      { to: 'received', by: 'system', reference: order.transactionId },
    ]);
  });

  it('pays one order once, however often it is sent', async () => {
    const paid = await Promise.allSettled(
      Array.from({ length: 5 }, () => pay('test_visa', 'key-2')),
    );
    const orders = paid.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    const again = await pay('test_visa', 'key-2');
    expect(orders.length).toBeGreaterThan(0);
    expect(new Set([...orders, again].map((order) => order.id)).size).toBe(1);
    expect(again.paymentEvents).toHaveLength(1);
  });

  it('of another window takes nothing for an order that is there, and lets go of what it held', async () => {
    const taken: string[] = [];
    const released: string[] = [];
    const watched: CardGateway = {
      ...testGateway,
      capture: async (id) => void taken.push(id),
      release: async (id) => void released.push(id),
    };
    const orders = await Promise.all([
      pay('test_visa', 'key-5', watched),
      pay('test_mastercard', 'key-5', watched),
    ]);
    const [first] = orders;
    expect(new Set(orders.map(({ id }) => id)).size).toBe(1);
    expect(taken).toEqual([first?.transactionId]);
    expect(released).toHaveLength(1);
    expect(released).not.toContain(first?.transactionId);
  });

  it('whose answer never came is settled later, once', async () => {
    const broken: CardGateway = {
      ...testGateway,
      capture: () => Promise.reject(new AppError('backend_timeout')),
    };
    const order = await pay('test_visa', 'key-6', broken);
    expect(order.payment).toBe('awaiting');
    const later = new Date(new Date(order.createdAt).getTime() + 120_000);
    expect(await settleCardOrders(later, testGateway)).toBe(1);
    expect((await getOrder(order.id, world.userOf('fan'))).payment).toBe('received');
    expect(await settleCardOrders(later, testGateway)).toBe(0);
  });

  it('is settled behind a hundred orders that no one paid, and behind one that cannot be', async () => {
    const failures = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken: CardGateway = {
      ...testGateway,
      capture: () => Promise.reject(new AppError('backend_timeout')),
    };
    const [elder, younger] = [
      await pay('test_visa', 'key-7', broken),
      await pay('test_visa', 'key-8', broken),
    ];
    for (let made = 0; made < 100; made += 1) await world.orderIn('on-hold');
    const later = new Date(new Date(younger.createdAt).getTime() + 120_000);
    const refusing: CardGateway = {
      ...testGateway,
      settle: (id) =>
        id === younger.transactionId
          ? Promise.reject(new Error('unheard'))
          : testGateway.settle(id),
    };
    failures.mockClear();
    expect(await settleCardOrders(later, refusing, () => true)).toBe(0);
    expect(await settleCardOrders(later, refusing)).toBe(1);
    expect(failures).toHaveBeenCalledOnce();
    failures.mockRestore();
    const paymentOf = async ({ id }: typeof elder) =>
      (await getOrder(id, world.userOf('fan'))).payment;
    expect([await paymentOf(elder), await paymentOf(younger)]).toEqual(['received', 'awaiting']);
    expect(await settleCardOrders(later, testGateway)).toBe(1);
  });

  it('that is declined leaves no order, and the next one pays', async () => {
    const search = { list: 'all', age: null, find: '', page: 1 } as const;
    const count = async () => (await listDesk(search, world.userOf('admin'), Date.now())).total;
    const before = await count();
    await expect(pay('test_declined', 'key-3')).rejects.toMatchObject({ code: 'card_declined' });
    expect(await count()).toBe(before);
    expect((await pay('test_visa', 'key-3')).payment).toBe('received');
  });

  it('is let go of when the order is refused, and is not taken', async () => {
    const calls: string[] = [];
    const watched = {
      ...testGateway,
      capture: async () => void calls.push('capture'),
      release: async () => void calls.push('release'),
    };
    const refused = payByCard(
      { token: 'test_visa', amount: 6500, key: 'key-4' },
      () => Promise.reject(new AppError('checkout_conflict')),
      watched,
    );
    await expect(refused).rejects.toMatchObject({ code: 'checkout_conflict' });
    expect(calls).toEqual(['release']);
  });
});
