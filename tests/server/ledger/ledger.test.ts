import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { moveOrder } from '#app/server/backend/orders/orders.server.ts';
import type { Database } from '#app/server/db/database.server.ts';

import { backends } from '#tests/support/databases/tested-backends.ts';
import { openPaymentWorld, rejectionOf, type PaymentWorld } from '../payments/payment-world.ts';
import { fulfil, openLedger, orderToFulfil, type LedgerWorld } from './ledger-world.ts';

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

describe.each(backends)('the ledger over $name', ({ start, isOurs }) => {
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

  const kindsOf = async (id: number) => [
    ...new Set(
      (await ledger.rows(id)).map((row) => row.split(' ')[0]?.replace(`order:${id}:`, '')),
    ),
  ];
  it('books what people do to an order, each step once, and adds up after each', async () => {
    const id = await orderToFulfil(world);
    const steps = [
      () => world.move(id, 'receive', 'awaiting'),
      () => fulfil(world, id),
      () => world.move(id, 'takeBack', 'received'),
      () => world.move(id, 'receive', 'awaiting'),
      () => world.move(id, 'oweRefund', 'received'),
      () => world.move(id, 'refund', 'refund-due'),
    ];
    for (const step of steps) {
      // Two changes in one second have the same date.
      await world.fixture.letSecondPass();
      await step();
      await ledger.post();
      await ledger.post();
      expect(await ledger.check()).toMatchObject({ waiting: 0, corrections: 0, findings: [] });
    }
    expect(await kindsOf(id)).toEqual(
      [
        ...['paid:1', 'earned:1', 'unearned:1', 'taken-back:1', 'paid:2', 'earned:2'],
        ...['unearned:2', 'refund-owed:1', 'refunded:1'],
      ].toSorted(),
    );
  });

  it('owes the money of a rejected order to its fan', async () => {
    const id = await world.orderIn('on-hold');
    await world.move(id, 'receive', 'awaiting');
    await moveOrder(rejectionOf(id), world.userOf('celebrity'));
    await ledger.post();
    expect(await kindsOf(id)).toEqual(['paid:1', 'refund-owed:1']);
    expect(await ledger.check()).toMatchObject({ findings: [] });
  });

  it('gives a celebrity the share, whichever of payment and fulfilment comes last', async () => {
    const before = await orderToFulfil(world);
    await world.move(before, 'receive', 'awaiting');
    await fulfil(world, before);
    const after = await orderToFulfil(world);
    await fulfil(world, after);
    await world.move(after, 'receive', 'awaiting');
    await ledger.post();
    for (const id of [before, after]) {
      const rows = (await ledger.rows(id)).filter((row) => row.includes('celebrity-payable'));
      expect(rows.map((row) => row.split(' ').slice(0, 3).join(' '))).toEqual([
        `order:${id}:earned:1 celebrity-payable -5200`,
      ]);
    }
    expect(await ledger.check()).toMatchObject({ comparesEarnings: true, findings: [] });
  });

  it('books what was there before it, a page after the other, with the same rows after any death', async () => {
    const made = 105;
    for (let count = 0; count < made; count += 1)
      await world.orderWith('on-hold', count % 2 === 0 ? 'received' : 'refund-due');
    await ledger.post();
    const whole = await ledger.rows();
    expect(whole.length).toBeGreaterThan(made * 2);

    const other = await openLedger();
    try {
      // It is killed between two pages, then in the middle of a transaction.
      let pages = 0;
      await other.post(other.database, () => (pages += 1) > 1);
      const some = (await other.rows()).length;
      expect(some).toBeGreaterThan(0);
      expect(some).toBeLessThan(whole.length);
      await expect(other.post(dyingIn(other.database))).rejects.toThrow('killed');
      expect(await other.rows()).toHaveLength(some);
      // Two processes do the rest at once, and once more.
      await Promise.all([other.post(), other.postBeside(), other.post()]);
      await other.post();
      expect(await other.rows()).toEqual(whole);
      expect(await other.check()).toMatchObject({ corrections: 0, findings: [] });
    } finally {
      await other.close();
    }
  });

  it('finds what does not add up', async () => {
    const id = await world.orderWith('on-hold', 'received');
    await ledger.post();
    await ledger.database.execute(
      sql`update app.ledger_entries set cents = cents + 7 where movement = ${`order:${id}:paid:1`} and account = 'bank'`,
    );
    expect((await ledger.check()).findings).toEqual([
      { about: 'currency', which: 'EUR', cents: 7 },
      { about: 'movement', which: `order:${id}:paid:1`, cents: 7 },
      { about: 'order', which: String(id), cents: 7 },
    ]);
  });

  it('says which orders wait to be booked, and calls them no error', async () => {
    await ledger.post();
    await world.fixture.letSecondPass();
    await world.orderWith('on-hold', 'received');
    expect(await ledger.check()).toMatchObject({ waiting: 1, findings: [] });
  });

  if (!isOurs) return;

  it('corrects the balances of an order that was changed behind its history', async () => {
    const id = await world.orderWith('on-hold', 'received');
    await ledger.post();
    await world.fixture.database?.execute(
      sql`update backend.orders set total_cents = 6000, modified_at = now() where id = ${id}`,
    );
    await ledger.post();
    await ledger.post();
    expect(await kindsOf(id)).toEqual(['corrected:1', 'paid:1']);
    expect(await ledger.check()).toMatchObject({ corrections: 1, findings: [] });
  });
});

/** A database whose process is killed before the first transaction is committed. */
function dyingIn(database: Database): Database {
  return new Proxy(database, {
    get(target, name, receiver) {
      if (name !== 'transaction') return Reflect.get(target, name, receiver);
      const die: Database['transaction'] = (work) =>
        target.transaction(async (transaction) => {
          await work(transaction);
          throw new Error('killed');
        });
      return die;
    },
  });
}
