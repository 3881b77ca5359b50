import fc from 'fast-check';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { bookLine } from '#app/server/bank/book-line.server.ts';
import { confirmLines } from '#app/server/bank/confirm-lines.server.ts';
import { importStatement } from '#app/server/bank/import-statement.server.ts';
import { readBank } from '#app/server/bank/read-bank.server.ts';
import { ignoreLine } from '#app/server/bank/set-aside-line.server.ts';
import { bankLines } from '#app/server/bank/store/bank.schema.ts';
import { getOrder } from '#app/server/backend/orders/orders.server.ts';
import {
  sumsByCurrency,
  unbalancedMovements,
} from '#app/server/ledger/store/ledger-sums.server.ts';
import { ledgerEntries } from '#app/server/ledger/store/ledger.schema.ts';
import { makePayoutRun } from '#app/server/payouts/payout-runs.server.ts';
import { sendPayoutRun } from '#app/server/payouts/move-payouts.server.ts';
import { readPayoutDesk } from '#app/server/payouts/read-payout-desk.server.ts';
import { setPayoutAccount } from '#app/server/payouts/own-payouts.server.ts';
import type { RefundDesk } from '#app/server/refunds/refund-desk.server.ts';
import { AppError } from '#domain/app-error.ts';
import { matchStates } from '#domain/payment/matching/line-match.ts';
import { firstPayoutRules } from '#domain/payout/payout-rules.ts';

import { anyDatabase } from '#tests/support/databases/open-database.ts';
import { startEmbedded } from '#tests/support/databases/tested-backends.ts';
import { statementOf, type WrittenLine } from '../payments/bank-world.ts';
import { openPaymentWorld, type PaymentWorld } from '../payments/payment-world.ts';
import { fulfil, noRates, openLedger, orderToFulfil, type LedgerWorld } from './ledger-world.ts';
import { statement, type Expected } from './import-cases.ts';
import { mortalProcess, type Death } from './mortal-process.ts';
import { account, ordersOfCases, own, price } from './orders-of-cases.ts';

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

/** How many imports there are: `npm run test:full` has 200. */
const imports = Number(process.env['IMPORTS'] ?? '10');
const seed = Number(process.env['IMPORT_SEED'] ?? '23');

const [first] = anyDatabase;

describe(`${imports} imports with kills`, () => {
  let world: PaymentWorld;
  let ledger: LedgerWorld;
  let mortal: ReturnType<typeof mortalProcess>;
  let orders: ReturnType<typeof ordersOfCases>;
  let minutes = 0;
  let kills = 0;
  /** What confirmed lines come to, by the model. */
  let confirmed = 0;
  const now = () => new Date(Date.UTC(2026, 10, 3, 8, minutes));
  const manager = () => world.userOf('manager');
  const desk = (): RefundDesk => ({
    database: ledger.database,
    queue: { put: async () => undefined },
    ownAccount: async () => own,
    site: async () => ({ origin: 'https://astera.test', name: 'Astera' }),
    now,
  });

  beforeAll(async () => {
    if (!first) throw new Error('there is no database to test on');
    world = await openPaymentWorld(() => startEmbedded(first.open));
    orders = ordersOfCases(world, desk);
    ledger = await openLedger();
    mortal = mortalProcess(ledger.database, world.fixture.backend.fetch);
    reached.fetch = mortal.fetch;
    // What goes wrong in a process that dies is no news.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await ledger.post();
  }, 120_000);
  afterAll(async () => {
    vi.restoreAllMocks();
    await ledger.close();
    await world.fixture.close();
  });

  /** Runs as a process that may die, and leaves its lease behind. */
  async function dying(planned: Death | null, work: () => Promise<unknown>): Promise<void> {
    const wasKilled = await mortal.until(planned, work);
    if (wasKilled) kills += 1;
    minutes += 5;
  }

  async function imported(lines: readonly WrittenLine[]): Promise<void> {
    for (const currency of ['EUR', 'USD']) {
      const own = lines.filter((line) => (line.currency ?? 'EUR') === currency);
      const file = { bytes: statementOf(own, currency), name: 'november.sta', layout: null };
      if (own.length > 0) await importStatement(mortal.database, manager(), file, now);
    }
  }

  /** Decides on every open line as a manager would. */
  async function decided(): Promise<void> {
    const { database } = mortal;
    const open = async (list: (typeof matchStates)[number]) =>
      (await readBank(database, manager(), { list, page: 1 })).lines.rows;
    const certain = (await open('certain')).map(({ id }) => id);
    if (certain.length > 0) await confirmLines(database, manager(), certain, now);
    for (const list of matchStates) {
      for (const line of await open(list)) {
        const [order] = line.proposals[0]?.orders ?? [];
        const goesBack = list === 'double' || list === 'currency';
        if (list === 'not-ours') {
          // The next import books our own refunds, and matches what one that was killed did not come to.
          if (line.text.startsWith('rent'))
            await ignoreLine(database, manager(), { lineId: line.id, note: 'Not ours' }, now());
        } else if (order && list !== 'certain') {
          const cents = Math.min(line.cents, price);
          const shares = goesBack ? [] : [{ orderId: order.id, cents }];
          const restGoesBack = goesBack || line.cents > cents;
          await bookLine(
            database,
            manager(),
            { lineId: line.id, shares, restGoesBack },
            now(),
          ).catch((error: unknown) => {
            // Someone, who was killed, began with it: it is finished when its lease is over.
            if (!(error instanceof AppError) || error.status >= 500) throw error;
          });
        }
      }
    }
  }

  async function isSettled(): Promise<boolean> {
    const { counts } = await readBank(ledger.database, manager(), { list: 'booked', page: 1 });
    return [...matchStates, 'unfinished' as const].every((list) => counts[list] === 0);
  }

  async function addsUp(): Promise<void> {
    const { database } = ledger;
    for (const { cents } of await sumsByCurrency(database)) expect(cents).toBe(0);
    expect(await unbalancedMovements(database)).toEqual([]);
  }

  async function addsUpWith(): Promise<void> {
    await addsUp();
    const check = await ledger.check();
    expect(check).toMatchObject({ waiting: 0, corrections: 0, findings: [] });
    expect(check.bank.lines).toBe(confirmed);
    expect(check.bank.refundsByHand).toBe(0);
  }

  /** One statement, in two files that overlap, imported and decided on by processes that die. */
  async function oneImport(which: (typeof samples)[number]): Promise<void> {
    const lines: WrittenLine[] = [];
    const expected: Expected[] = [];
    for (const one of which.cases) {
      const { lines: some, expected: order } = await orders.made(one);
      lines.push(...some);
      if (order) expected.push(order);
    }
    const head = lines.slice(0, Math.ceil(lines.length * which.cut));
    const all = which.isReversed ? lines.toReversed() : lines;
    const before = await ledger.database.select({ id: bankLines.id }).from(bankLines);
    const [one, two, three, four, five, six] = which.deaths;
    await dying(one ?? null, () => imported(head));
    await dying(two ?? null, () => imported(all));
    await dying(three ?? null, () => decided());
    await dying(four ?? null, () => imported(all));
    await dying(five ?? null, () => decided());
    await world.fixture.letSecondPass();
    await dying(six ?? null, () => ledger.post(mortal.database));
    for (let round = 0; round < 5 && !(round > 0 && (await isSettled())); round += 1) {
      await dying(null, () => imported(all));
      await dying(null, () => decided());
    }
    expect(await isSettled()).toBe(true);
    await world.fixture.letSecondPass();
    await ledger.post();
    const after = await ledger.database.select({ id: bankLines.id }).from(bankLines);
    expect(after.length - before.length).toBe(lines.length);
    const isOurs = (line: WrittenLine) => line.currency !== 'USD' && !line.text.startsWith('rent');
    confirmed += lines.filter(isOurs).reduce((sum, { cents }) => sum + cents, 0);
    for (const { id, payment, changes, refunds } of expected) {
      const order = await getOrder(id, manager());
      expect([order.payment, order.paymentEvents.length, order.refunds.length]).toEqual([
        ...[payment, changes],
        // Refunds of all are recorded in the payment.
        payment === 'refunded' ? order.refunds.length : refunds,
      ]);
    }
    await addsUp();
  }

  const samples = fc.sample(statement, { numRuns: imports, seed });

  it(
    'book nothing twice, whatever dies, and the ledger equals orders, refunds and payouts',
    async () => {
      for (const [at, sample] of samples.entries()) {
        try {
          await oneImport(sample);
          if (at % 25 === 24) await addsUpWith();
        } catch (error) {
          throw new Error(`import ${at + 1} of seed ${seed}: ${JSON.stringify(sample)}`, {
            cause: error,
          });
        }
      }
      await addsUpWith();
      // What was earned is paid out, and the ledger equals that, too.
      const sold = await orderToFulfil(world);
      await world.move(sold, 'receive', 'awaiting');
      await fulfil(world, sold);
      await ledger.post();
      const [last] = await ledger.database
        .select({ at: ledgerEntries.at })
        .from(ledgerEntries)
        .orderBy(desc(ledgerEntries.at))
        .limit(1);
      const later = () => new Date((last?.at.getTime() ?? 0) + 30 * 86_400_000);
      const payouts = {
        ...desk(),
        ...{ now: later, rates: async () => noRates },
        rules: async () => ({ ...firstPayoutRules, from: '2000-01-01' }),
      };
      await setPayoutAccount(payouts, world.userOf('celebrity'), {
        ...{ ...account, bic: '', version: 0 },
      });
      const { payable } = await readPayoutDesk(payouts, manager());
      const chosen = payable.flatMap(({ celebrityId, balance, account: to }) =>
        to ? [{ celebrityId, cents: balance.available, end: to.end }] : [],
      );
      const run = await makePayoutRun(payouts, manager(), chosen);
      await sendPayoutRun(payouts, manager(), run);
      await addsUpWith();
      const { movements, orders: posted, bank } = await ledger.check();
      const paidOut = chosen.reduce((sum, { cents }) => sum + cents, 0);
      expect(bank.payouts).toBe(-paidOut);
      expect(kills).toBeGreaterThan(imports / 2);
      process.stdout.write(
        `${imports} imports, ${orders.written()} lines, ${kills} kills: ` +
          `${movements} movements of ${posted} orders, nothing booked twice, sum 0\n`,
      );
    },
    60_000 + imports * 30_000,
  );
});
