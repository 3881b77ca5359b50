import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { moveOrder } from '#app/server/backend/orders/orders.server.ts';
import { cancelOverdueOrders } from '#app/server/backend/orders/promise/overdue-orders.server.ts';
import { readFiguresOf } from '#app/server/figures/read-figures.server.ts';
import { forgetFiguredName } from '#app/server/figures/store/order-figures.server.ts';
import { orderFigures } from '#app/server/figures/store/order-figures.schema.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { orderSchema } from '#backend/contract/orders/order.ts';
import type { FiguresSearch } from '#domain/figures/figures-search.ts';
import { acceptanceRate } from '#domain/figures/figures.ts';

import { serviceAuthorization } from '#tests/support/databases/backend-fixture.ts';
import { backends } from '#tests/support/databases/tested-backends.ts';
import { fulfil, openLedger, orderToFulfil, type LedgerWorld } from '../ledger/ledger-world.ts';
import { openPaymentWorld, rejectionOf, type PaymentWorld } from '../payments/payment-world.ts';

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

describe.each(backends)('the figures over $name', ({ start }) => {
  let world: PaymentWorld;
  let ledger: LedgerWorld;
  beforeAll(async () => {
    world = await openPaymentWorld(start);
    reached.fetch = world.fixture.backend.fetch;
  });
  afterAll(() => world.fixture.close());
  beforeEach(async () => {
    ledger = await openLedger();
  });
  afterEach(() => ledger.close());

  const manager = { role: 'manager' } as const;
  /** By the clock of the shop, in whose time orders are made. */
  let at: Date;
  const desk = () => ({ database: ledger.database, now: () => at });
  const read = (search: FiguresSearch = {}) => readFiguresOf(desk(), manager, search);
  const rows = () => ledger.database.select().from(orderFigures).orderBy(orderFigures.orderId);

  /** Looks through the orders, and takes the newest of them for now. */
  async function look(): Promise<void> {
    await ledger.post();
    const instants = (await rows()).flatMap(({ placedAt, paidAt, answeredAt, deliveredAt }) =>
      [placedAt, paidAt, answeredAt, deliveredAt].map((instant) => instant?.getTime() ?? 0),
    );
    at = instants.length === 0 ? new Date() : new Date(Math.max(...instants) + 1_000);
  }

  /** A paid order that its celebrity sent. */
  async function delivered(): Promise<number> {
    const id = await orderToFulfil(world);
    await world.move(id, 'receive', 'awaiting');
    await fulfil(world, id);
    return id;
  }
  /** An order that its celebrity accepted. */
  async function accepted(): Promise<number> {
    const id = await world.orderWith('on-hold', 'received');
    await moveOrder({ orderId: id, action: 'accept', from: 'on-hold' }, world.userOf('celebrity'));
    return id;
  }

  it('agrees with what people did to orders, and changes nothing when it looks again', async () => {
    await look();
    const before = await read();
    const sent = await delivered();
    await accepted();
    const no = await world.orderIn('on-hold');
    await moveOrder(rejectionOf(no), world.userOf('celebrity'));
    const unapproved = await world.orderIn('admin-approval');
    const rejection = { reason: 'unclear', words: '' } as const;
    await moveOrder(
      { orderId: unapproved, action: 'reject', from: 'admin-approval', rejection },
      world.userOf('manager'),
    );
    const back = await world.orderWith('on-hold', 'refunded');
    await look();

    const after = await read();
    const grown = (of: 'placed' | 'accepted' | 'rejected' | 'cancelled' | 'delivered') =>
      after.total[of] - before.total[of];
    expect([grown('placed'), grown('accepted'), grown('rejected')]).toEqual([5, 2, 1]);
    expect([grown('cancelled'), grown('delivered')]).toEqual([1, 1]);
    // Three payments of 65 €, one of which went back; a fifth of what was delivered is the shop's.
    expect(after.total.received - before.total.received).toBe(19_500);
    expect(after.total.refunded - before.total.refunded).toBe(6_500);
    expect(after.total.commission - before.total.commission).toBe(1_300);
    expect(after.total.earned - before.total.earned).toBe(5_200);

    const kept = await rows();
    const whatOf = (id: number) => kept.find(({ orderId }) => orderId === id);
    expect(whatOf(sent)).toMatchObject({ outcome: 'delivered', isAccepted: true });
    expect(whatOf(sent)?.deliveredAt).not.toBeNull();
    expect(whatOf(no)).toMatchObject({ outcome: 'rejected', isAccepted: false });
    expect(whatOf(unapproved)).toMatchObject({ outcome: 'cancelled', answeredAt: null });
    expect(whatOf(back)).toMatchObject({ outcome: 'open', paidAt: null });
    await look();
    await ledger.postBeside();
    expect(await rows()).toEqual(kept);
    expect(await read()).toEqual(after);
  });

  it('adds up to the same by month, by celebrity and as a whole', async () => {
    await delivered();
    await accepted();
    await look();
    const { total, months, celebrities, period } = await read();
    expect(months).toHaveLength(12);
    expect(months.at(-1)?.month).toBe(period.to);
    for (const of of ['placed', 'accepted', 'delivered', 'received', 'earned'] as const) {
      expect(total[of]).toBeGreaterThan(0);
      expect(months.reduce((sum, month) => sum + month[of], 0)).toBe(total[of]);
      expect(celebrities.reduce((sum, row) => sum + row[of], 0)).toBe(total[of]);
    }
    // The ledger has the same money.
    const money = (await ledger.balance('bank')) + (await ledger.balance('card-clearing'));
    expect(total.received - total.refunded).toBe(money);
    expect(total.commission).toBe(-(await ledger.balance('commission')));
    expect(total.earned).toBe(-(await ledger.balance('celebrity-payable')));
  });

  it('shows one celebrity alone, and none in months without orders', async () => {
    const ava = world.userOf('celebrity').id;
    await delivered();
    await look();
    const { total, celebrities, choices } = await read({ celebrity: ava });
    expect(celebrities.map(({ celebrityId }) => celebrityId)).toEqual([ava]);
    expect(celebrities[0]).toMatchObject(total);
    expect(choices).toContainEqual({ id: ava, name: 'Ava Moreno' });
    const other = await read({ celebrity: 999_999_999 });
    expect(other.total).toMatchObject({ placed: 0, received: 0, answerSeconds: null });
    expect(acceptanceRate(other.total)).toBeNull();
    const earlier = await read({ from: '2023-01', to: '2023-02' });
    expect(earlier.total.placed).toBe(0);
    expect(earlier.months.map(({ month }) => month)).toEqual(['2023-01', '2023-02']);
  });

  it('goes through orders from before the figures, although the ledger was done with them', async () => {
    const id = await delivered();
    await look();
    await ledger.database.execute(sql`delete from app.order_figures`);
    await ledger.database.execute(sql`update app.ledger_progress set name = 'orders'`);
    const booked = await ledger.rows();
    await look();
    expect((await rows()).map(({ orderId }) => orderId)).toContain(id);
    expect(await ledger.rows()).toEqual(booked);
  });

  it('forgets the name of a celebrity whose account is deleted, and keeps the figures', async () => {
    const ava = world.userOf('celebrity').id;
    await delivered();
    await look();
    const { total } = await read({ celebrity: ava });
    await forgetFiguredName(ledger.database, ava);
    const after = await read({ celebrity: ava });
    expect(after.total).toEqual(total);
    expect(after.celebrities[0]?.name).toBe('');
  });

  it('refuses all who do not run the shop', async () => {
    for (const role of ['fan', 'celebrity'] as const)
      await expect(readFiguresOf(desk(), { role }, {})).rejects.toThrow('not_allowed');
  });

  it('counts times, what is overdue, and what the site gave up', async () => {
    const before = (await look(), await read());
    const { body } = await world.fixture.ask('POST', '/wp-json/wc/v3/orders', {
      authorization: serviceAuthorization,
      body: {
        status: 'admin-approval',
        customer_id: world.userOf('fan').id,
        line_items: [{ product_id: world.productId, quantity: 1 }],
        meta_data: [{ key: orderMeta.promisedDays, value: '1' }],
      },
    });
    const { id } = v.parse(orderSchema, body);
    await world.move(id, 'receive', 'awaiting');
    const yes = { orderId: id, action: 'accept' } as const;
    await moveOrder({ ...yes, from: 'admin-approval' }, world.userOf('manager'));
    await world.fixture.letSecondPass();
    await moveOrder({ ...yes, from: 'on-hold' }, world.userOf('celebrity'));
    await look();
    expect((await read()).overdue).toBe(before.overdue);
    const kept = (await rows()).find(({ orderId }) => orderId === id);
    const due = kept?.dueAt?.getTime() ?? 0;
    expect(due).toBe((kept?.paidAt?.getTime() ?? 0) + dayMs);
    at = new Date(due);
    const late = await read();
    expect(late.overdue).toBe(before.overdue + 1);
    const ofAva = late.celebrities.find(({ name }) => name === 'Ava Moreno');
    expect(ofAva?.overdue).toBe(late.overdue);

    // The medians are those of the orders.
    const shown = (await rows()).filter(
      ({ placedAt }) => placedAt >= new Date(`${late.period.from}-01`),
    );
    const waits = shown.flatMap(({ approvedAt, answeredAt }) =>
      secondsBetween(approvedAt, answeredAt),
    );
    expect(Math.max(...waits)).toBeGreaterThanOrEqual(1);
    expect(late.total.answerSeconds).toBe(Math.round(medianOf(waits)));
    const ways = shown.flatMap(({ paidAt, deliveredAt }) => secondsBetween(paidAt, deliveredAt));
    if (ways.length > 0) expect(late.total.deliverySeconds).toBe(Math.round(medianOf(ways)));

    await cancelOverdueOrders(new Date(due + 3 * dayMs));
    await look();
    const after = await read();
    expect(after.overdue).toBe(before.overdue);
    expect(after.total.expired - before.total.expired).toBe(1);
    expect(after.total.promised - before.total.promised).toBe(1);
    expect(after.total.onTime).toBe(before.total.onTime);
  });
});

const dayMs = 86_400_000;

function secondsBetween(from: Date | null, until: Date | null): readonly number[] {
  const ms = from && until ? until.getTime() - from.getTime() : -1;
  return ms < 0 ? [] : [ms / 1_000];
}

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2;
}
