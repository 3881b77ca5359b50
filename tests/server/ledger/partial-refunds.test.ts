import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { readEarningsOf } from '#app/server/backend/orders/earnings.server.ts';
import { moneySums } from '#app/server/figures/store/figure-sums.server.ts';
import { payoutSums } from '#app/server/payouts/store/payout-sums.server.ts';

import { serviceAuthorization } from '#tests/support/databases/backend-fixture.ts';
import { backends } from '#tests/support/databases/tested-backends.ts';
import { openPaymentWorld, type PaymentWorld } from '../payments/payment-world.ts';
import { fulfil, noRates, openLedger, orderToFulfil, type LedgerWorld } from './ledger-world.ts';

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

const madeSchema = v.object({ id: v.number() });

describe.each(backends)('partial refunds in the ledger over $name', ({ start, isOurs }) => {
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

  /** A refund as WooCommerce’s own pages make it, a second after what was before. @returns its id */
  async function refund(orderId: number, amount: string): Promise<number> {
    await world.fixture.letSecondPass();
    const { status, body } = await world.fixture.ask(
      'POST',
      `/wp-json/wc/v3/orders/${orderId}/refunds`,
      { authorization: serviceAuthorization, body: { amount, reason: 'Late', api_refund: false } },
    );
    expect(status).toBe(201);
    return v.parse(madeSchema, body).id;
  }

  /** Books, twice, and looks whether all adds up. */
  async function settled(): Promise<void> {
    await ledger.post();
    await ledger.post();
    expect(await ledger.check()).toMatchObject({ waiting: 0, corrections: 0, findings: [] });
  }

  const rowsOf = async (orderId: number, movement: string) =>
    (await ledger.rows(orderId))
      .filter((row) => row.startsWith(`order:${orderId}:${movement} `))
      .map((row) => row.split(' ').slice(1, 3).join(' '));

  /** What accounts have of an order. */
  async function balancesOf(orderId: number, ...accounts: readonly string[]) {
    const rows = (await ledger.rows(orderId)).map((row) => row.split(' '));
    return accounts.map((account) =>
      rows.reduce((sum, [, of, cents]) => sum + (of === account ? Number(cents) : 0), 0),
    );
  }

  const celebrity = () => world.userOf('celebrity').id;
  async function moneyNow() {
    const period = { start: new Date(0), end: new Date(Date.UTC(2100, 0)) };
    const { total } = await moneySums(ledger.database, { ...period, celebrityId: celebrity() });
    const sums = await payoutSums(ledger.database, { since: new Date(0), start: new Date(0) });
    const { earned: owed = 0, held = 0 } = sums.get(celebrity()) ?? {};
    const { received = 0, refunded = 0, commission = 0, earned = 0 } = total ?? {};
    return { received, refunded, commission, earned, owed, held };
  }

  async function deliveredOrder(): Promise<number> {
    const id = await orderToFulfil(world);
    await world.move(id, 'receive', 'awaiting');
    await fulfil(world, id);
    return id;
  }

  it('are booked once each, and lower what celebrity and shop have', async () => {
    const id = await deliveredOrder();
    await settled();
    const before = await moneyNow();
    const first = await refund(id, '10.01');
    await settled();
    const second = await refund(id, '0.99');
    await settled();
    expect(await rowsOf(id, `part-refunded:${first}`)).toEqual([
      ...['bank -1001', 'celebrity-payable 801', 'commission 200'],
    ]);
    expect(await rowsOf(id, `part-refunded:${second}`)).toEqual([
      ...['bank -99', 'celebrity-payable 79', 'commission 20'],
    ]);
    expect(await balancesOf(id, 'bank', 'celebrity-payable', 'commission')).toEqual([
      ...[5_400, -4_320, -1_080],
    ]);

    const { orders } = await readEarningsOf(world.userOf('celebrity'), 1, noRates, Date.now());
    expect(orders.rows.find(({ orderId }) => orderId === id)).toMatchObject({
      ...{ refunded: 1_100, price: 5_400, commission: 1_080, theirs: 4_320 },
    });
    const after = await moneyNow();
    const more = Object.entries(after).map(([key, cents]) => {
      return [key, cents - before[key as keyof typeof before]];
    });
    expect(Object.fromEntries(more)).toEqual({
      ...{ received: 0, refunded: 1_100, commission: -220, earned: -880 },
      // Both were earned a moment ago: what is held shrinks, and nothing becomes available.
      ...{ owed: -880, held: -880 },
    });
  });

  it('leave the rest to what comes after: the earning, and the refund of all', async () => {
    const id = await orderToFulfil(world);
    await world.move(id, 'receive', 'awaiting');
    const first = await refund(id, '15.00');
    await settled();
    expect(await rowsOf(id, `part-refunded:${first}`)).toEqual(['bank -1500', 'prepayments 1500']);
    await world.fixture.letSecondPass();
    await fulfil(world, id);
    await settled();
    expect(await rowsOf(id, 'earned:1')).toEqual([
      ...['celebrity-payable -4000', 'commission -1000', 'prepayments 5000'],
    ]);
    await world.fixture.letSecondPass();
    await world.move(id, 'oweRefund', 'received');
    await settled();
    expect(await rowsOf(id, 'refund-owed:1')).toEqual(['prepayments 5000', 'refunds-due -5000']);
    await world.fixture.letSecondPass();
    await world.move(id, 'refund', 'refund-due');
    await settled();
    expect(await rowsOf(id, 'refunded:1')).toEqual(['bank -5000', 'refunds-due 5000']);
    const all = ['bank', 'prepayments', 'celebrity-payable', 'commission', 'refunds-due'];
    expect(await balancesOf(id, ...all)).toEqual([0, 0, 0, 0, 0]);
  });

  it('are booked as the rest where the last of them sends all of it back', async () => {
    const id = await deliveredOrder();
    await refund(id, '65.00');
    await ledger.post();
    await ledger.post();
    expect(await ledger.check()).toMatchObject({ findings: [] });
    expect(await balancesOf(id, 'bank', 'celebrity-payable', 'commission')).toEqual([0, 0, 0]);
  });

  it('are taken back when they are gone from the order', async () => {
    const id = await deliveredOrder();
    const first = await refund(id, '10.01');
    await settled();
    await world.fixture.letSecondPass();
    const { status } = await world.fixture.ask(
      'DELETE',
      `/wp-json/wc/v3/orders/${id}/refunds/${first}?force=true`,
      { authorization: serviceAuthorization },
    );
    expect(status).toBe(200);
    // A WooCommerce does not date the order anew: it is seen with the next change.
    if (!isOurs) await world.move(id, 'oweRefund', 'received');
    await settled();
    expect(await rowsOf(id, `part-refund-dropped:${first}`)).toEqual([
      ...['bank 1001', 'celebrity-payable -801', 'commission -200'],
    ]);
    expect(await balancesOf(id, 'bank')).toEqual([6_500]);
  });
});
