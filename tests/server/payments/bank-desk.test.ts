import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { bookLine } from '#app/server/bank/book-line.server.ts';
import { assignLine, confirmLines } from '#app/server/bank/confirm-lines.server.ts';
import { importStatement } from '#app/server/bank/import-statement.server.ts';
import { matchOpenLines } from '#app/server/bank/match-open-lines.server.ts';
import { findOrdersForLine, readBank } from '#app/server/bank/read-bank.server.ts';
import { returnCredit } from '#app/server/bank/return-credit.server.ts';
import { ignoreLine, reopenLine } from '#app/server/bank/set-aside-line.server.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { migrateStore } from '#app/server/db/migrate.server.ts';
import { listChanges } from '#app/server/settings/store/change-log.server.ts';
import { creditorReference } from '#domain/payment/transfer/creditor-reference.ts';

import { databases } from '#tests/support/databases/open-database.ts';
import { startEmbedded } from '#tests/support/databases/tested-backends.ts';
import { startSmallShop } from '#tests/support/wordpress/small-shop.ts';
import { bankOf, codeOf, statementOf } from './bank-world.ts';
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

const [embedded] = databases;
if (!embedded) throw new Error('there is no database to test on');
const worlds = [
  ...databases.map(({ name, open }) => ({ name, tables: open, start: () => startEmbedded(open) })),
  { name: 'a recorded WordPress', tables: embedded.open, start: startSmallShop },
];
const rf = (id: number) => creditorReference(String(id));

describe.each(worlds)('the bank desk on $name', ({ tables, start }) => {
  let world: PaymentWorld;
  let database: Database;
  let close: () => Promise<void>;
  const manager = () => world.userOf('manager');
  /** The lines of which fans were told. */
  const told: number[] = [];
  const tell = async ({ id }: { readonly id: number }) => void told.push(id);
  const bank = bankOf(
    () => database,
    () => manager(),
  );
  const paymentOf = async (id: number) => (await getOrder(id, manager())).payment;
  const confirm = (...ids: readonly number[]) => confirmLines(database, manager(), ids, bank.now);
  const assign = (lineId: number, shares: Record<number, number>, restGoesBack = false) =>
    codeOf(
      assignLine(
        database,
        manager(),
        {
          lineId,
          shares: Object.entries(shares).map(([id, cents]) => ({ orderId: Number(id), cents })),
          restGoesBack,
        },
        bank.now,
        tell,
      ),
    );

  beforeAll(async () => {
    const opened = await tables('empty');
    await migrateStore(opened.database);
    ({ database } = opened);
    world = await openPaymentWorld(start);
    reached.fetch = world.fixture.backend.fetch;
    close = async () => {
      await world.fixture.close();
      await opened.close();
    };
  }, 120_000);
  afterAll(() => close());

  it('imports a statement once, whatever part of it came before, and books nothing', async () => {
    const id = await world.orderIn('on-hold');
    const lines = [
      { cents: 6500, text: `${rf(id)} first`, bank: 'B1' },
      { cents: 700, text: 'same', name: 'Ann' },
      { cents: 700, text: 'same', name: 'Ann' },
      { cents: -900, text: 'rent' },
    ];
    expect(await bank.put(lines.slice(0, 2))).toMatchObject({
      lines: 2,
      added: 2,
      isMatched: true,
    });
    expect(await bank.put(lines)).toMatchObject({ lines: 4, added: 2 });
    expect(await bank.put(lines)).toMatchObject({ lines: 4, added: 0 });
    // The same booking in another file, between others and in another order.
    const fuller = [{ cents: 800, text: 'new', bank: 'B1' }, ...lines.toReversed()];
    expect(await bank.put(fuller)).toMatchObject({ lines: 5, added: 1 });
    expect(await paymentOf(id)).toBe('awaiting');
    const { state, proposals } = await bank.lineIn('certain', 'first');
    expect([state, proposals[0]?.orders]).toEqual([
      'certain',
      [{ id, number: String(id), cents: 6500 }],
    ]);
    const [newest] = (await listChanges(database, { page: 1, perPage: 1 })).rows;
    expect(newest).toMatchObject({
      name: 'bank-import',
      by: manager().name,
      value: { file: 'november.sta', lines: 5, added: 1 },
    });
  });

  it('books what is certain once, however often it is confirmed', async () => {
    const one = await world.orderIn('on-hold');
    const two = await world.orderIn('on-hold');
    await bank.put([
      { cents: 6500, text: rf(one), bank: 'C1' },
      { cents: 6500, text: rf(two), bank: 'C2' },
      { cents: 6500, text: `${rf(two)} again`, bank: 'C3' },
      { cents: 6400, text: `${rf(one)} less`, bank: 'C4' },
    ]);
    const ids = [
      (await bank.lineIn('certain', rf(one))).id,
      (await bank.lineIn('certain', rf(two))).id,
    ];
    const double = await bank.lineIn('double', 'again');
    const all = await Promise.all([confirm(...ids, double.id), confirm(...ids)]);
    const done = all.flat().filter(({ outcome }) => outcome === 'done');
    expect(done.map(({ lineId }) => lineId).toSorted((a, b) => a - b)).toEqual(ids);
    for (const id of [one, two]) {
      const { payment, paymentEvents } = await getOrder(id, manager());
      expect([payment, paymentEvents.length]).toEqual(['received', 1]);
      expect(paymentEvents[0]?.reference).toMatch(new RegExp(`^#\\d+ 2026-11-02 .*${rf(id)}`));
    }
    await matchOpenLines(database);
    expect(await bank.lineIn('double', 'less')).toMatchObject({ standing: 'open' });
    // Its money goes back.
    expect(await assign(double.id, {}, true)).toMatchObject({ outcome: 'done' });
    expect(await bank.lineIn('credit', 'again')).toMatchObject({ creditCents: 6500, shares: [] });
  });

  it('keeps a part until the rest comes in, and can undo both', async () => {
    const id = await world.orderIn('on-hold');
    await bank.put([{ cents: 5000, text: `${rf(id)} part`, bank: 'P1' }]);
    const part = await bank.lineIn('partial', 'part');
    expect(await assign(part.id, { [id]: 5000 })).toMatchObject({ outcome: 'done' });
    expect(await paymentOf(id)).toBe('awaiting');
    expect(told.splice(0)).toContain(part.id);
    await bank.put([{ cents: 1500, text: `${rf(id)} rest`, bank: 'P2' }]);
    const rest = await bank.lineIn('certain', 'rest');
    expect(await confirm(rest.id)).toEqual([{ lineId: rest.id, outcome: 'done' }]);
    expect(await paymentOf(id)).toBe('received');
    expect(await bank.lineIn('booked', 'part')).toMatchObject({ shares: [{ kind: 'settled' }] });
    expect(await codeOf(reopenLine(database, manager(), part.id, bank.now()))).toBe('not_allowed');
    await reopenLine(database, manager(), rest.id, bank.now());
    expect(await paymentOf(id)).toBe('awaiting');
    expect(await bank.lineIn('part', 'part')).toMatchObject({ shares: [{ kind: 'part' }] });
    await reopenLine(database, manager(), part.id, bank.now());
    expect(await bank.lineIn('partial', 'part')).toMatchObject({ standing: 'open', shares: [] });
  });

  it('splits a line over orders, and sends back what is too much', async () => {
    const one = await world.orderIn('on-hold');
    const two = await world.orderIn('on-hold');
    await bank.put([{ cents: 14_000, text: 'for both of us', bank: 'S1' }]);
    const [line] = (await bank.listed('not-ours')).filter(({ text }) => text.includes('both'));
    const id = line?.id ?? 0;
    expect(await assign(id, { [one]: 6500, [two]: 6500 })).toBe('amount_differs');
    expect(await assign(id, { [one]: 6501 }, true)).toBe('amount_differs');
    expect(await assign(id, { [one]: 6500, [two]: 7501 })).toBe('amount_differs');
    expect(await assign(id, { [one]: 6500, [two]: 6500 }, true)).toMatchObject({ outcome: 'done' });
    expect([await paymentOf(one), await paymentOf(two)]).toEqual(['received', 'received']);
    expect(await bank.lineIn('credit', 'both')).toMatchObject({ creditCents: 1000 });
    expect(await assign(id, { [one]: 6500 }, true)).toBe('order_moved_on');
  });

  it('takes money for a cancelled order, which is then to be refunded', async () => {
    const id = await world.orderWith('cancelled', 'awaiting');
    await bank.put([{ cents: 6500, text: `${rf(id)} late`, bank: 'L1' }]);
    const line = await bank.lineIn('cancelled', 'late');
    expect(await assign(line.id, { [id]: 6500 })).toMatchObject({ outcome: 'done' });
    expect(await paymentOf(id)).toBe('refund-due');
  });

  it('does not take another currency for euros', async () => {
    const id = await world.orderIn('on-hold');
    await bank.put([{ cents: 6500, text: `${rf(id)} dollars`, bank: 'U1' }], 'USD');
    const line = await bank.lineIn('currency', 'dollars');
    expect(await assign(line.id, { [id]: 6500 })).toBe('amount_differs');
    expect(await assign(line.id, {}, true)).toMatchObject({ outcome: 'done' });
    expect(await paymentOf(id)).toBe('awaiting');
    expect(told.splice(0)).toContain(line.id);
  });

  it('sets a line aside with a note, and takes it up again', async () => {
    await bank.put([{ cents: 4321, text: 'interest of the bank', bank: 'I1' }]);
    const { id } = await bank.lineIn('not-ours', 'interest');
    await ignoreLine(database, manager(), { lineId: id, note: 'Interest' }, bank.now());
    expect(await bank.lineIn('ignored', 'interest')).toMatchObject({
      note: 'Interest',
      decidedBy: manager().name,
    });
    const again = ignoreLine(database, manager(), { lineId: id, note: 'No' }, bank.now());
    expect(await codeOf(again)).toBe('line_moved_on');
    expect(await confirm(id)).toEqual([{ lineId: id, outcome: 'movedOn' }]);
    await reopenLine(database, manager(), id, bank.now());
    expect(await bank.lineIn('not-ours', 'interest')).toMatchObject({ standing: 'open', note: '' });
    const { rows } = await listChanges(database, { page: 1, perPage: 2 });
    expect(rows.map(({ name }) => name)).toEqual(['bank-reopened', 'bank-ignored']);
  });

  it('finishes a booking that was killed, once, and knows what it had done', async () => {
    const one = await world.orderIn('on-hold');
    const two = await world.orderIn('on-hold');
    await bank.put([{ cents: 13_000, text: `${rf(one)} ${rf(two)} kill`, bank: 'K1' }]);
    const line = await bank.lineIn('certain', 'kill');
    const { fetch } = reached;
    let changes = 0;
    // The first order is changed, its answer never arrives, and nothing works after that.
    reached.fetch = async (request) => {
      if (changes > 0) throw new TypeError('fetch failed');
      const answer = await world.fixture.backend.fetch(request);
      if (request.method === 'GET') return answer;
      changes += 1;
      throw new TypeError('fetch failed');
    };
    const shares = [one, two].map((orderId) => ({ orderId, cents: 6500 }));
    const booking = { lineId: line.id, shares, restGoesBack: false };
    expect(await bookLine(database, manager(), booking, bank.now())).toMatchObject({
      outcome: 'failed',
    });
    reached.fetch = fetch;
    expect(await bank.lineIn('unfinished', 'kill')).toMatchObject({ standing: 'booking' });
    expect(await codeOf(bookLine(database, manager(), booking, bank.now()))).not.toMatchObject({
      outcome: 'done',
    });
    bank.waitForLease();
    await Promise.all([bank.put([]), bank.put([])]);
    expect(await bank.lineIn('booked', 'kill')).toMatchObject({ creditCents: 0 });
    for (const id of [one, two]) {
      const { payment, paymentEvents } = await getOrder(id, manager());
      expect([payment, paymentEvents.length]).toEqual(['received', 1]);
    }
  });

  it('does not book an order that someone else has marked as paid meanwhile', async () => {
    const id = await world.orderIn('on-hold');
    await bank.put([{ cents: 6500, text: `${rf(id)} slow`, bank: 'M1' }]);
    const line = await bank.lineIn('certain', 'slow');
    await world.move(id, 'receive', 'awaiting');
    expect(await confirm(line.id)).toEqual([{ lineId: line.id, outcome: 'movedOn' }]);
    expect(await bank.lineIn('double', 'slow')).toMatchObject({ standing: 'open' });
    expect((await getOrder(id, manager())).paymentEvents).toHaveLength(1);
  });

  it('finds orders with what is still to be paid', async () => {
    const id = await world.orderIn('on-hold');
    await bank.put([{ cents: 1000, text: `${rf(id)} ten`, bank: 'F1' }]);
    await assign((await bank.lineIn('partial', 'ten')).id, { [id]: 1000 });
    const found = await findOrdersForLine(database, manager(), String(id), Date.now());
    expect(found.find((order) => order.id === id)).toMatchObject({ total: 6500, due: 5500 });
  });

  it.each(['fan', 'celebrity'])('is not for a %s', async (name) => {
    const who = world.userOf(name);
    const file = { bytes: statementOf([]), name: '', layout: null };
    const booking = { lineId: 1, shares: [], restGoesBack: true };
    const attempts = [
      importStatement(database, who, file, bank.now),
      readBank(database, who, { list: 'certain', page: 1 }),
      findOrdersForLine(database, who, '1', Date.now()),
      confirmLines(database, who, [1], bank.now),
      assignLine(database, who, booking, bank.now, tell),
      ignoreLine(database, who, { lineId: 1, note: 'x' }, bank.now()),
      reopenLine(database, who, 1, bank.now()),
      returnCredit(database, who, { lineId: 1, cents: 1 }, bank.now()),
    ];
    for (const attempt of attempts) expect(await codeOf(attempt)).toBe('not_allowed');
  });
});
