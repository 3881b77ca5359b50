import { like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { bookLine } from '#app/server/bank/book-line.server.ts';
import { matchOpenLines } from '#app/server/bank/match-open-lines.server.ts';
import { returnCredit } from '#app/server/bank/return-credit.server.ts';
import { bankLines } from '#app/server/bank/store/bank.schema.ts';
import { ignoreLine, reopenLine } from '#app/server/bank/set-aside-line.server.ts';
import { moveOrder } from '#app/server/backend/orders/orders.server.ts';
import { moneySums } from '#app/server/figures/store/figure-sums.server.ts';

import { anyDatabase } from '#tests/support/databases/open-database.ts';
import { startEmbedded } from '#tests/support/databases/tested-backends.ts';
import { bankOf } from '../payments/bank-world.ts';
import { openPaymentWorld, rejectionOf, type PaymentWorld } from '../payments/payment-world.ts';
import { openLedger, type LedgerWorld } from './ledger-world.ts';

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

const [first] = anyDatabase;

describe('money of bank lines in the ledger', () => {
  let world: PaymentWorld;
  let ledger: LedgerWorld;
  /** What the small world has from before. */
  let base = { bank: 0, byHand: 0, received: 0 };
  const manager = () => world.userOf('manager');
  const bank = bankOf(
    () => ledger.database,
    () => manager(),
  );
  beforeAll(async () => {
    if (!first) throw new Error('there is no database to test on');
    world = await openPaymentWorld(() => startEmbedded(first.open));
    reached.fetch = world.fixture.backend.fetch;
    ledger = await openLedger();
    await ledger.post();
    const { bank: sums } = await ledger.check();
    base = { bank: sums.ledger, byHand: sums.ordersByHand, received: await received() };
  });
  afterAll(async () => {
    await ledger.close();
    await world.fixture.close();
  });

  /** What customers paid, as the figures have it. */
  async function received(): Promise<number> {
    const period = { start: new Date(0), end: new Date(Date.UTC(2100, 0)) };
    const { total } = await moneySums(ledger.database, { ...period, celebrityId: null });
    return total?.received ?? 0;
  }

  /** Imports a line, and books it. @returns its id */
  async function lineOf(cents: number, shares: Record<number, number>, text: string) {
    await bank.put([{ cents, text }]);
    const [line] = await ledger.database
      .select({ id: bankLines.id })
      .from(bankLines)
      .where(like(bankLines.text, `%${text}%`))
      .limit(1);
    if (!line) throw new Error(`there is no line with ${text}`);
    const { id } = line;
    const booking = {
      lineId: id,
      shares: Object.entries(shares).map(([order, own]) => ({
        orderId: Number(order),
        cents: own,
      })),
      restGoesBack: true,
    };
    expect(await bookLine(ledger.database, manager(), booking, bank.now())).toMatchObject({
      outcome: 'done',
    });
    return id;
  }

  /** Books, twice; bank account and receipts as they are then, with the lines in the same sum. */
  async function balances() {
    await world.fixture.letSecondPass();
    await ledger.post();
    await ledger.post();
    const check = await ledger.check();
    expect(check).toMatchObject({ waiting: 0, findings: [] });
    expect(await ledger.balance('bank')).toBe(check.bank.ledger);
    const { lines, ordersByHand, refundsByHand, creditsReturned } = check.bank;
    return {
      ...{ lines, refundsByHand, creditsReturned },
      ordersByHand: ordersByHand - base.byHand,
      bank: check.bank.ledger - base.bank,
      open: await ledger.balance('unallocated-receipts'),
    };
  }
  const byHand = { ordersByHand: 0, refundsByHand: 0, creditsReturned: 0 };

  it('are in it from the part to the return, and always come to the sum of the lines', async () => {
    const id = await world.orderIn('on-hold');
    const part = await lineOf(2_500, { [id]: 2_500 }, 'FIRST PART');
    expect(await balances()).toEqual({ ...byHand, lines: 2_500, bank: 2_500, open: -2_500 });

    // The rest comes with 3 € too much: the part is the order's, the excess its payer's.
    const rest = await lineOf(4_300, { [id]: 4_000 }, 'THE REST');
    expect(await balances()).toEqual({ ...byHand, lines: 6_800, bank: 6_800, open: -300 });
    const rows = (await ledger.rows()).filter((row) => row.startsWith('bank-line:'));
    expect(rows.map((row) => row.split(' ').slice(0, 3).join(' '))).toEqual([
      `bank-line:${part}:receipt-allocated:2 bank -2500`,
      `bank-line:${part}:receipt-allocated:2 unallocated-receipts 2500`,
      `bank-line:${part}:receipt-kept:1 bank 2500`,
      `bank-line:${part}:receipt-kept:1 unallocated-receipts -2500`,
      `bank-line:${rest}:receipt-kept:1 bank 300`,
      `bank-line:${rest}:receipt-kept:1 unallocated-receipts -300`,
    ]);
    // It is no one's sale.
    expect(await received()).toBe(base.received + 6_500);

    await returnCredit(ledger.database, manager(), { lineId: rest, cents: 300 }, bank.now());
    expect(await balances()).toEqual({
      ...{ ...byHand, creditsReturned: -300 },
      ...{ lines: 6_800, bank: 6_500, open: 0 },
    });
  });

  it('are no order’s again after a line is opened, and are not in it when set aside', async () => {
    const before = await balances();
    const id = await world.orderIn('on-hold');
    const part = await lineOf(1_000, { [id]: 1_000 }, 'SMALL PART');
    expect((await balances()).open).toBe(before.open - 1_000);
    bank.waitForLease();
    await reopenLine(ledger.database, manager(), part, bank.now());
    await ignoreLine(ledger.database, manager(), { lineId: part, note: 'Twice' }, bank.now());
    expect(await balances()).toEqual(before);
  });

  it('go back to the payer when the order of a part is called off', async () => {
    const before = await balances();
    const id = await world.orderIn('on-hold');
    const part = await lineOf(2_000, { [id]: 2_000 }, 'PART OF NOTHING');
    await moveOrder(rejectionOf(id), world.userOf('celebrity'));
    await matchOpenLines(ledger.database);
    const after = { lines: before.lines + 2_000, open: before.open - 2_000 };
    expect(await balances()).toEqual({ ...before, ...after, bank: before.bank + 2_000 });
    await returnCredit(ledger.database, manager(), { lineId: part, cents: 2_000 }, bank.now());
    expect((await balances()).open).toBe(before.open);
  });

  it('are told from what people booked without a line', async () => {
    const before = await balances();
    await world.orderWith('on-hold', 'received');
    await world.orderWith('on-hold', 'refunded');
    expect(await balances()).toEqual({
      ...before,
      ...{ ordersByHand: 13_000, refundsByHand: -6_500, bank: before.bank + 6_500 },
    });
  });

  it('are found where a line and its order or the ledger do not agree', async () => {
    await ledger.database.execute(
      sql`update app.bank_lines set credit_cents = credit_cents + 5 where text like '%THE REST%'`,
    );
    expect((await ledger.check()).findings.map(({ about, cents }) => [about, cents])).toEqual([
      ['bank line', -5],
      ['receipt', 5],
    ]);
    await ledger.database.execute(
      sql`update app.bank_lines set credit_cents = credit_cents - 5 where text like '%THE REST%'`,
    );
    await ledger.database.execute(
      sql`update app.bank_line_matches set cents = cents - 7 where kind = 'payment'`,
    );
    expect((await ledger.check()).findings.map(({ about, cents }) => [about, cents])).toEqual([
      ['bank line', 7],
      ['order of a bank line', -7],
      ['bank account', -7],
    ]);
  });
});
