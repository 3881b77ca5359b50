import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { readEarningsOf } from '#app/server/backend/orders/earnings.server.ts';
import type { RateChange } from '#domain/money/commission.ts';

import { backends } from '#tests/support/databases/tested-backends.ts';
import { serviceAuthorization } from '#tests/support/databases/backend-fixture.ts';
import { openPaymentWorld, type PaymentWorld } from '../payments/payment-world.ts';

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

const now = Date.parse('2026-06-15T10:00:00Z');
const changes: readonly RateChange[] = [
  { at: '2026-05-10T00:00:00Z', rate: 1_000 },
  { at: '2026-05-20T00:00:00Z', rate: 0 },
];

describe.each(backends)('what a celebrity earned, on $name', ({ start, isOurs }) => {
  let world: PaymentWorld;
  beforeAll(async () => {
    world = await openPaymentWorld(start);
    reached.fetch = world.fixture.backend.fetch;
    await world.fixture.dateOrders('all', { completedAt: null });
  });
  afterAll(() => world.fixture.close());

  /** A fulfilled order for 65 €. */
  async function sold(placed: string, completed: string, isPaid = true): Promise<number> {
    const id = await world.orderIn('completed');
    if (isPaid) await world.move(id, 'receive', 'awaiting');
    await world.fixture.dateOrders(id, { createdAt: placed, completedAt: completed });
    return id;
  }
  const read = (name: string) => readEarningsOf(world.userOf(name), 1, changes, now);

  it('is added up by month, each order under the rate it was placed under', async () => {
    await sold('2026-04-28T10:00:00Z', '2026-05-31T23:59:59Z');
    await sold('2026-05-12T10:00:00Z', '2026-05-13T10:00:00Z');
    await sold('2026-05-12T11:00:00Z', '2026-06-01T00:00:00Z');
    const free = await sold('2026-06-02T10:00:00Z', '2026-06-02T12:00:00Z');
    const unpaid = await sold('2026-06-02T10:00:00Z', '2026-06-02T12:00:00Z', false);
    await sold('2025-04-01T10:00:00Z', '2025-04-02T12:00:00Z');
    const { months, orders, rate } = await read('celebrity');
    expect(rate).toBe(0);
    expect(months).toHaveLength(12);
    expect(months?.slice(-3)).toEqual([
      { month: '2026-04', count: 0, price: 0, shipping: 0, commission: 0, theirs: 0 },
      { month: '2026-05', count: 2, price: 13_000, shipping: 0, commission: 1_950, theirs: 11_050 },
      { month: '2026-06', count: 2, price: 13_000, shipping: 0, commission: 650, theirs: 12_350 },
    ]);
    const rowOf = (id: number) => orders.rows.find(({ orderId }) => orderId === id);
    expect(rowOf(free)).toMatchObject({ price: 6_500, commission: 0, theirs: 6_500 });
    expect([free, unpaid].map((id) => rowOf(id)?.payment)).toEqual(['received', 'awaiting']);
  });

  it('says of an order whose money went back that it did, and adds it to no month', async () => {
    const before = await read('celebrity');
    const owed = await sold('2026-06-03T10:00:00Z', '2026-06-03T12:00:00Z');
    const returned = await sold('2026-06-03T10:00:00Z', '2026-06-03T12:00:00Z');
    await world.move(owed, 'oweRefund', 'received');
    await world.move(returned, 'oweRefund', 'received');
    await world.move(returned, 'refund', 'refund-due');
    const { months, orders } = await read('celebrity');
    const paymentOf = (id: number) =>
      orders.rows.find(({ orderId }) => orderId === id)?.payment ?? null;
    expect([owed, returned].map(paymentOf)).toEqual(['refund-due', 'refunded']);
    expect(months).toEqual(before.months);
  });

  it('is nothing for who sold nothing, and is not there for who has no store', async () => {
    const { months, orders } = await read('priya');
    expect(months?.every(({ count }) => count === 0)).toBe(true);
    expect(orders.rows).toEqual([]);
    for (const name of ['fan', 'manager', 'admin']) {
      await expect(read(name)).rejects.toMatchObject({ code: 'not_allowed' });
    }
  });

  if (!isOurs) return;
  // From here on the embedded back end is asked itself, past the gateway.

  it('is told without months where the back end does not add up', async () => {
    const { fetch } = world.fixture.backend;
    reached.fetch = (request) =>
      request.url.includes('/astera/')
        ? Promise.resolve(Response.json({ code: 'rest_no_route', message: '' }, { status: 404 }))
        : fetch(request);
    expect(await read('celebrity')).toMatchObject({ months: null });
    reached.fetch = fetch;
  });

  it('is added up for no one who does not run the shop, and only for someone', async () => {
    const path = '/wp-json/astera/v1/sales';
    const asCelebrity = `Bearer ${await world.fixture.tokenOf('celebrity')}`;
    const query = `?vendor=${world.userOf('celebrity').id}&after=2026-01-01T00:00:00Z`;
    for (const authorization of [null, asCelebrity]) {
      const { status } = await world.fixture.ask('GET', `${path}${query}`, { authorization });
      expect([401, 403]).toContain(status);
    }
    for (const bad of ['', '?vendor=2', '?vendor=2&after=x', `${query}&periods=x`]) {
      const answer = await world.fixture.ask('GET', `${path}${bad}`, {
        authorization: serviceAuthorization,
      });
      expect([bad, answer.status]).toEqual([bad, 400]);
    }
  });
});
