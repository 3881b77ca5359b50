import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { bookLine } from '#app/server/bank/book-line.server.ts';
import { confirmLines } from '#app/server/bank/confirm-lines.server.ts';
import { matchAgain } from '#app/server/bank/match-again.server.ts';
import { matchOpenLines } from '#app/server/bank/match-open-lines.server.ts';
import { resumeBookings } from '#app/server/bank/resume-bookings.server.ts';
import { returnCredit } from '#app/server/bank/return-credit.server.ts';
import { reopenLine } from '#app/server/bank/set-aside-line.server.ts';
import { linesById, openLines } from '#app/server/bank/store/matched-lines.server.ts';
import { getOrder, moveOrder } from '#app/server/backend/orders/orders.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { migrateStore } from '#app/server/db/migrate.server.ts';
import { listChanges } from '#app/server/settings/store/change-log.server.ts';
import { creditorReference } from '#domain/payment/transfer/creditor-reference.ts';

import { databases } from '#tests/support/databases/open-database.ts';
import { startEmbedded } from '#tests/support/databases/tested-backends.ts';
import { bankOf, codeOf } from './bank-world.ts';
import { openPaymentWorld, type PaymentWorld, rejectionOf } from './payment-world.ts';

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

const rf = (id: number) => creditorReference(String(id));

describe.each(databases)('the money of a line on $name', ({ open }) => {
  let world: PaymentWorld;
  let database: Database;
  let close: () => Promise<void>;
  const manager = () => world.userOf('manager');
  const bank = bankOf(
    () => database,
    () => manager(),
  );
  const real = (request: Request) => world.fixture.backend.fetch(request);
  const book = (lineId: number, shares: Record<number, number>, restGoesBack = false) =>
    bookLine(
      database,
      manager(),
      {
        lineId,
        shares: Object.entries(shares).map(([id, cents]) => ({ orderId: Number(id), cents })),
        restGoesBack,
      },
      bank.now(),
    );
  const reopen = (lineId: number) => codeOf(reopenLine(database, manager(), lineId, bank.now()));
  const giveBack = (lineId: number, cents: number) =>
    codeOf(returnCredit(database, manager(), { lineId, cents }, bank.now()));
  const paymentOf = async (id: number) => (await getOrder(id, manager())).payment;
  /** The changes of orders fail, after they were made or before. */
  const failChanges = (isMade: boolean) => {
    reached.fetch = async (request) => {
      if (request.method === 'GET') return real(request);
      if (isMade) await real(request);
      throw new TypeError('fetch failed');
    };
  };
  /** An order with a line that pays it, whose booking is interrupted. */
  const killed = async (bankNumber: string, isMade: boolean) => {
    const id = await world.orderIn('on-hold');
    await bank.put([{ cents: 6500, text: `${rf(id)} ${bankNumber}`, bank: bankNumber }]);
    const line = await bank.lineIn('certain', bankNumber);
    failChanges(isMade);
    expect(await book(line.id, { [id]: 6500 })).toMatchObject({ outcome: 'failed' });
    reached.fetch = real;
    return { id, lineId: line.id };
  };

  beforeAll(async () => {
    const opened = await open('empty');
    await migrateStore(opened.database);
    ({ database } = opened);
    world = await openPaymentWorld(() => startEmbedded(open));
    reached.fetch = real;
    close = async () => {
      await world.fixture.close();
      await opened.close();
    };
  }, 120_000);
  afterEach(() => {
    reached.fetch = real;
  });
  afterAll(() => close());

  it('goes back once, and then pays nothing else', async () => {
    const id = await world.orderIn('on-hold');
    await bank.put([{ cents: 7000, text: `${rf(id)} more`, bank: 'R1' }]);
    const line = await bank.lineIn('over', 'more');
    expect(await giveBack(line.id, 500)).toBe('line_moved_on');
    await book(line.id, { [id]: 6500 }, true);
    expect(await giveBack(line.id, 499)).toBe('line_moved_on');
    const both = await Promise.all([giveBack(line.id, 500), giveBack(line.id, 500)]);
    expect(both.toSorted()).toEqual(['line_moved_on', undefined]);
    expect(await bank.listed('credit')).toEqual([]);
    expect(await bank.lineIn('returned', 'more')).toMatchObject({
      creditCents: 500,
      returned: { at: bank.now().toISOString(), by: manager().name },
    });
    expect(await reopen(line.id)).toBe('not_allowed');
    expect(await paymentOf(id)).toBe('received');
    const [newest] = (await listChanges(database, { page: 1, perPage: 1 })).rows;
    expect(newest).toMatchObject({
      name: 'bank-credit-returned',
      value: { payer: '', cents: 500, currency: 'EUR' },
    });
  });

  it('does not go back while someone takes the decision back', async () => {
    const id = await world.orderIn('on-hold');
    await bank.put([{ cents: 7000, text: `${rf(id)} race`, bank: 'R2' }]);
    const line = await bank.lineIn('over', 'race');
    await book(line.id, { [id]: 6500 }, true);
    const outcomes: unknown[] = [];
    reached.fetch = async (request) => {
      if (request.method !== 'GET') outcomes.push(await giveBack(line.id, 500));
      return real(request);
    };
    expect(await reopen(line.id)).toBeUndefined();
    expect(outcomes).toEqual(['line_moved_on']);
    expect(await bank.lineIn('over', 'race')).toMatchObject({ standing: 'open', creditCents: 0 });
  });

  it('is no part of an order that another line is paying', async () => {
    const { id, lineId } = await killed('P1', false);
    await bank.put([{ cents: 2000, text: 'P2 part', bank: 'P2' }]);
    const part = (await openLines(database)).find(({ text }) => text === 'P2 part');
    expect(await codeOf(book(part?.id ?? 0, { [id]: 2000 }))).toBe('order_moved_on');
    bank.waitForLease();
    await resumeBookings(database, manager(), bank.now);
    expect(await bank.lineIn('booked', 'P1')).toMatchObject({ id: lineId });
    expect(await paymentOf(id)).toBe('received');
  });

  it('is no part of an order that was paid since it was read', async () => {
    const id = await world.orderIn('on-hold');
    await bank.put([
      { cents: 6500, text: `${rf(id)} whole`, bank: 'P3' },
      { cents: 2000, text: 'P4 part', bank: 'P4' },
    ]);
    const whole = await bank.lineIn('certain', 'whole');
    const part = (await openLines(database)).find(({ text }) => text === 'P4 part');
    reached.fetch = async (request) => {
      const read = await real(request);
      reached.fetch = real;
      await book(whole.id, { [id]: 6500 });
      return read;
    };
    expect(await codeOf(book(part?.id ?? 0, { [id]: 2000 }))).toBe('order_moved_on');
    expect((await openLines(database)).map((line) => line.id)).toContain(part?.id);
    // After the money was taken back by hand, the order can be paid again.
    await world.move(id, 'takeBack', 'received');
    expect(await book(part?.id ?? 0, { [id]: 2000 })).toMatchObject({ outcome: 'done' });
  });

  it('is recognised by the number of its line, whatever the back end made of the text', async () => {
    const id = await world.orderIn('on-hold');
    const text = `${rf(id)} E1 ${'😀'.repeat(100)}`;
    await bank.put([
      { cents: 6500, text, name: 'Ann', bank: 'E1' },
      { cents: 6500, text: `x${text}`, name: 'Ann', bank: 'E2' },
    ]);
    const line = (await bank.listed('certain')).find((one) => one.text.includes('E1'));
    failChanges(true);
    await book(line?.id ?? 0, { [id]: 6500 });
    reached.fetch = real;
    bank.waitForLease();
    await resumeBookings(database, manager(), bank.now);
    expect((await bank.listed('booked')).find((one) => one.id === line?.id)).toMatchObject({
      creditCents: 0,
      shares: [{ orderId: id, cents: 6500 }],
    });
    expect(await reopen(line?.id ?? 0)).toBeUndefined();
    expect(await paymentOf(id)).toBe('awaiting');
  });

  it('is leased from when its own booking begins', async () => {
    const ids = [await world.orderIn('on-hold'), await world.orderIn('on-hold')];
    await bank.put(
      ids.map((id, at) => ({ cents: 6500, text: `${rf(id)} T${at}`, bank: `T${at}` })),
    );
    const lines = [await bank.lineIn('certain', 'T0'), await bank.lineIn('certain', 'T1')];
    let isFirst = false;
    reached.fetch = (request) => {
      if (request.method === 'GET') return real(request);
      bank.waitForLease();
      isFirst = !isFirst;
      if (!isFirst) throw new TypeError('fetch failed');
      return real(request);
    };
    const lineIds = lines.map(({ id }) => id);
    const outcomes = await confirmLines(database, manager(), lineIds, bank.now);
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'failed']);
    const { id } = await bank.lineIn('unfinished', 'T1');
    const [stored] = await linesById(database, [id]);
    expect(stored?.workUntil?.getTime()).toBeGreaterThan(bank.now().getTime() - 5 * 60_000);
  });

  it('is finished although another booking cannot be, and is open if its order is gone', async () => {
    const broken = await killed('G1', false);
    const gone = await killed('G2', false);
    const fine = await killed('G3', true);
    bank.waitForLease();
    reached.fetch = async (request) => {
      const path = new URL(request.url).pathname;
      if (path.includes(`/orders/${broken.id}`)) throw new TypeError('fetch failed');
      if (path.includes(`/orders/${gone.id}`)) {
        const body = { code: 'woocommerce_rest_shop_order_invalid_id', message: '', data: {} };
        return Response.json(body, { status: 404 });
      }
      return real(request);
    };
    await resumeBookings(database, manager(), bank.now);
    reached.fetch = real;
    expect(await bank.lineIn('booked', 'G3')).toMatchObject({ id: fine.lineId, creditCents: 0 });
    expect((await openLines(database)).map(({ id }) => id)).toContain(gone.lineId);
    expect(await bank.lineIn('unfinished', 'G1')).toMatchObject({ id: broken.lineId });
    // It can be taken back once no one works on it.
    expect(await reopen(broken.lineId)).toBe('line_moved_on');
    bank.waitForLease();
    expect(await reopen(broken.lineId)).toBeUndefined();
    expect(await bank.lineIn('certain', 'G1')).toMatchObject({ standing: 'open', shares: [] });
  });

  it('of an interrupted booking is taken back from the orders it had paid', async () => {
    const { id, lineId } = await killed('H1', true);
    expect(await paymentOf(id)).toBe('received');
    bank.waitForLease();
    expect(await reopen(lineId)).toBeUndefined();
    expect(await paymentOf(id)).toBe('awaiting');
    const other = await killed('H2', false);
    await world.move(other.id, 'receive', 'awaiting');
    bank.waitForLease();
    expect(await reopen(other.lineId)).toBeUndefined();
    expect(await paymentOf(other.id)).toBe('received');
  });

  it.each(['called off', 'paid by other means'])(
    'as a part goes back if its order was %s',
    async (how) => {
      const id = await world.orderIn('on-hold');
      await bank.put([{ cents: 5000, text: `${rf(id)} part ${how}`, bank: `Q ${how}` }]);
      const part = await bank.lineIn('partial', how);
      await book(part.id, { [id]: 5000 });
      await matchOpenLines(database);
      expect(await bank.lineIn('part', how)).toMatchObject({ creditCents: 0 });
      if (how === 'called off') await moveOrder(rejectionOf(id), world.userOf('celebrity'));
      else await world.move(id, 'receive', 'awaiting');
      await Promise.all([matchOpenLines(database), matchOpenLines(database)]);
      expect(await bank.lineIn('credit', how)).toMatchObject({
        standing: 'booked',
        creditCents: 5000,
        shares: [],
      });
    },
  );

  it('is matched with orders that await money, the newest lines first', async () => {
    const id = await world.orderWith('cancelled', 'awaiting');
    const asked: URL[] = [];
    reached.fetch = (request) => {
      asked.push(new URL(request.url));
      return real(request);
    };
    await bank.put([{ cents: 6500, text: `${rf(id)} late`, bank: 'O1' }]);
    expect(await bank.lineIn('cancelled', 'late')).toMatchObject({ standing: 'open' });
    const [unpaid] = asked.filter(({ searchParams }) => searchParams.has('payment'));
    expect(unpaid?.searchParams.get('status')?.split(',')).toEqual(
      expect.arrayContaining(['on-hold', 'processing', 'completed', 'admin-approval', 'pending']),
    );
    expect(unpaid?.searchParams.get('status')).not.toMatch(/cancelled|refunded|failed/);
    const all = await openLines(database);
    expect(await openLines(database, 2)).toEqual(all.slice(-2));
  });

  it('is matched again only so often by one person', async () => {
    const asked: string[] = [];
    const again = (retryAfter: number | null) => {
      const attempt = async (limit: string, key: string) => {
        asked.push(`${limit} of ${key}`);
        return retryAfter;
      };
      return codeOf(matchAgain(database, { attempt }, manager(), bank.now));
    };
    expect(await again(null)).toBeUndefined();
    expect(await again(60)).toBe('too_many_requests');
    expect(new Set(asked)).toEqual(new Set([`matchingsPerPerson of person ${manager().id}`]));
  });
});
