import { ordersChangedAfter } from '#app/server/backend/orders/changed-orders.server.ts';
import { earnedByCelebrity } from '#app/server/backend/orders/earnings.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { linesBetween } from '#domain/ledger/ledger.ts';
import { balancesOf, type BookedOrder } from '#domain/ledger/order-movements.ts';
import { rateAt, type RateChange } from '#domain/money/commission.ts';
import type { Cents } from '#domain/money/money.ts';

import { unbookedReceipts } from '#app/server/bank/store/receipts.server.ts';
import { bankSums, unevenLines, unevenOrders, unexplainedOf } from './store/bank-sums.server.ts';
import type { BankSums } from './store/bank-sums.server.ts';
import { countEvents, readBooked } from './store/ledger-store.server.ts';
import {
  countBookedOrders,
  countMovements,
  readVersions,
  sumsByCelebrity,
  sumsByCurrency,
  unbalancedMovements,
} from './store/ledger-sums.server.ts';

/** Something that does not add up: where, and by how many cents. */
export interface LedgerFinding {
  readonly about:
    | 'currency'
    | 'movement'
    | 'order'
    | 'missing order'
    | 'celebrity'
    | 'bank line'
    | 'receipt'
    | 'order of a bank line'
    | 'bank account';
  /** A currency, the key of a movement, or a number. */
  readonly which: string;
  readonly cents: Cents;
}

/** The result of a check. */
export interface LedgerCheck {
  readonly movements: number;
  /** Movements that a history did not explain. */
  readonly corrections: number;
  readonly orders: number;
  /** Orders that changed since they were booked; celebrities are compared only if there are none. */
  readonly waiting: number;
  /** Whether the back end could say what celebrities earned. */
  readonly comparesEarnings: boolean;
  /** What makes up the bank account. */
  readonly bank: BankSums;
  /** Empty if all is well. */
  readonly findings: readonly LedgerFinding[];
}

interface Seen {
  orders: number;
  waiting: number;
  readonly findings: LedgerFinding[];
}

async function checkPage(
  database: Database,
  orders: readonly BookedOrder[],
  rates: readonly RateChange[],
  seen: Seen,
): Promise<void> {
  const ids = orders.map(({ id }) => id);
  const [versions, booked] = [await readVersions(database, ids), await readBooked(database, ids)];
  for (const order of orders) {
    seen.orders += 1;
    const version = versions.get(order.id);
    const isBooked =
      version?.modifiedAt.getTime() === new Date(order.modifiedAt).getTime() &&
      version.events === countEvents(order);
    if (!version || !isBooked) {
      seen.waiting += 1;
      continue;
    }
    const known = { ...order, celebrityId: version.celebrityId };
    const wrong = linesBetween(
      booked.get(order.id)?.balances ?? {},
      balancesOf(known, rateAt(rates, order.createdAt)),
    );
    const cents = Math.max(0, ...wrong.map((line) => Math.abs(line.cents)));
    if (cents > 0) seen.findings.push({ about: 'order', which: String(order.id), cents });
  }
}

/** Celebrities whose balance is not what they earned without what was paid out. Null if the back end cannot tell. */
async function wrongCelebrities(
  database: Database,
  rates: readonly RateChange[],
): Promise<readonly LedgerFinding[] | null> {
  const findings: LedgerFinding[] = [];
  const payable = await sumsByCelebrity(database, 'celebrity-payable');
  const paidOut = await sumsByCelebrity(database, 'celebrity-payable', 'payouts');
  for (const [celebrityId, balance] of payable) {
    const earned = await earnedByCelebrity(celebrityId, rates);
    if (earned === null) return null;
    const cents = -balance - (earned - (paidOut.get(celebrityId) ?? 0));
    if (cents !== 0) findings.push({ about: 'celebrity', which: String(celebrityId), cents });
  }
  return findings;
}

/**
 * Lines of statements that do not come to what became of them, and orders that the ledger does not have as they do.
 * @param isWhole whether all orders are booked
 */
async function wrongAtBank(
  database: Database,
  bank: BankSums,
  isWhole: boolean,
): Promise<readonly LedgerFinding[]> {
  const lines = await unevenLines(database);
  if (!isWhole)
    return lines.map(({ id, cents }) => ({ about: 'bank line', which: `${id}`, cents }));
  const receipts = await unbookedReceipts(database);
  const orders = await unevenOrders(database);
  const rest = unexplainedOf(bank);
  return [
    ...lines.map(({ id, cents }) => ({ about: 'bank line' as const, which: `${id}`, cents })),
    ...receipts.map(({ lineId, is, booked }) => {
      const cents = is.kept - booked.kept || is.returned - booked.returned;
      return { about: 'receipt' as const, which: `${lineId}`, cents };
    }),
    ...orders.map(({ orderId, cents }) => {
      return { about: 'order of a bank line' as const, which: `${orderId}`, cents };
    }),
    ...(rest === 0 ? [] : [{ about: 'bank account' as const, which: 'EUR', cents: rest }]),
  ];
}

/**
 * Compares the ledger with itself and with every order: each movement and each currency adds up to 0, each order's
 * balances are what its payment and status ask for, and each celebrity's is what he or she earned without what was paid
 * out. The bank account is the sum of the confirmed lines of statements and of what was booked without one. Changes
 * nothing; orders that change meanwhile are counted as waiting.
 */
export async function checkLedger(
  database: Database,
  rates: readonly RateChange[],
): Promise<LedgerCheck> {
  const seen: Seen = { orders: 0, waiting: 0, findings: [] };
  for (const { currency, cents } of await sumsByCurrency(database))
    if (cents !== 0) seen.findings.push({ about: 'currency', which: currency, cents });
  for (const { movement, cents } of await unbalancedMovements(database))
    seen.findings.push({ about: 'movement', which: movement, cents });
  for await (const { orders } of ordersChangedAfter(new Date(0)))
    await checkPage(database, orders, rates, seen);
  const gone = (await countBookedOrders(database)) + seen.waiting - seen.orders;
  const wrong = seen.waiting > 0 ? [] : await wrongCelebrities(database, rates);
  const bank = await bankSums(database);
  const wrongBank = await wrongAtBank(database, bank, seen.waiting === 0);
  return {
    ...(await countMovements(database)),
    bank,
    ...{ orders: seen.orders, waiting: seen.waiting, comparesEarnings: wrong !== null },
    findings: [
      ...seen.findings,
      ...(gone > 0 && seen.waiting === 0
        ? [{ about: 'missing order' as const, which: String(gone), cents: 0 }]
        : []),
      ...(wrong ?? []),
      ...wrongBank,
    ],
  };
}
