import { sql } from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';
import type { Cents } from '#domain/money/money.ts';

import { bankLineMatches, bankLines } from '#app/server/bank/store/bank.schema.ts';
import { ledgerEntries } from './ledger.schema.ts';

type Reading = Pick<Database, 'select'>;

/** A wrong row is one too many; there is no need to name all of them. */
const mostWrong = 100;
const number = (text: ReturnType<typeof sql>) => text.mapWith(Number);

const isConfirmed = sql`${bankLines.currency} = 'EUR' and ${bankLines.standing} in ('booked', 'part')`;

/** Lines of which more or less went somewhere than came in. */
export function unevenLines(
  database: Reading,
): Promise<{ readonly id: number; readonly cents: Cents }[]> {
  const shared = sql`coalesce((select sum(case when share.kind = 'refund' then -share.cents else share.cents end)
    from ${bankLineMatches} share where share.line_id = ${bankLines}.id), 0)`;
  const cents = sql`${bankLines.cents} - ${bankLines.creditCents} - ${shared}`;
  return database
    .select({ id: bankLines.id, cents: number(cents) })
    .from(bankLines)
    .where(sql`${isConfirmed} and ${cents} <> 0`)
    .limit(mostWrong);
}

const isRefund = sql`${ledgerEntries.kind} in
  ('refunded', 'refund-reopened', 'part-refunded', 'part-refund-dropped')`;

/** What lines say that orders paid or got back, and the ledger does not. */
export function unevenOrders(
  database: Reading,
): Promise<{ readonly orderId: number; readonly cents: Cents }[]> {
  const of = (kinds: string) =>
    sql`coalesce(sum(${bankLineMatches.cents}) filter (where ${bankLineMatches.kind} in (${sql.raw(kinds)})), 0)`;
  const paid = of(`'payment', 'settled'`);
  const refunded = of(`'refund'`);
  const ledger = (which: ReturnType<typeof sql>) =>
    sql`coalesce((select sum(entry.cents) from ${ledgerEntries} entry
      where entry.order_id = ${bankLineMatches}.order_id
        and entry.account in ('bank', 'card-clearing') and ${which}), 0)`;
  const isBack = sql`entry.kind in
    ('refunded', 'refund-reopened', 'part-refunded', 'part-refund-dropped')`;
  const cameIn = ledger(sql`not (${isBack})`);
  const wentBack = ledger(isBack);
  // Refunds that were made by hand have no line, so that there may be more of them than lines say.
  const cents = sql`case when ${paid} <> 0 and ${paid} <> ${cameIn} then ${paid} - ${cameIn}
    when ${refunded} > -(${wentBack}) then ${refunded} + ${wentBack} else 0 end`;
  return database
    .select({ orderId: bankLineMatches.orderId, cents: number(cents) })
    .from(bankLineMatches)
    .innerJoin(
      bankLines,
      sql`${bankLines.id} = ${bankLineMatches.lineId} and ${bankLines.standing} <> 'booking'`,
    )
    .groupBy(bankLineMatches.orderId)
    .having(sql`${cents} <> 0`)
    .limit(mostWrong);
}

/** The bank account, and what of it is on confirmed lines. */
export interface BankSums {
  /** The balance of the account in the ledger. */
  readonly ledger: Cents;
  /** The sum of all confirmed lines. */
  readonly lines: Cents;
  /** What orders paid, and got back, without a line: a manager said so. */
  readonly ordersByHand: Cents;
  readonly refundsByHand: Cents;
  /** Payouts and credits that were sent, which have no confirmed line. */
  readonly payouts: Cents;
  readonly creditsReturned: Cents;
}

/** What makes up the bank account. */
export async function bankSums(database: Reading): Promise<BankSums> {
  const share = (kinds: string) =>
    sql`coalesce((select sum(share.cents) from ${bankLineMatches} share
      inner join ${bankLines} line on line.id = share.line_id
      where share.kind in (${sql.raw(kinds)}) and line.standing in ('booked', 'part')), 0)`;
  const sum = (which: ReturnType<typeof sql>) =>
    sql`coalesce(sum(${ledgerEntries.cents}) filter (where ${which}), 0)`;
  const isPayout = sql`${ledgerEntries.kind} like 'payout-%'`;
  const isReceipt = sql`${ledgerEntries.kind} like 'receipt-%'`;
  const rest = sql`not (${isRefund}) and not (${isPayout}) and not (${isReceipt})`;
  const [row] = await database
    .select({
      ledger: number(sql`coalesce(sum(${ledgerEntries.cents}), 0)`),
      lines: number(sql`coalesce((select sum(line.cents) from ${bankLines} line
        where line.currency = 'EUR' and line.standing in ('booked', 'part')), 0)`),
      ordersByHand: number(sql`${sum(rest)} - ${share(`'payment', 'settled'`)}`),
      refundsByHand: number(sql`${sum(isRefund)} + ${share(`'refund'`)}`),
      payouts: number(sum(isPayout)),
      creditsReturned: number(sum(sql`${ledgerEntries.kind} = 'receipt-returned'`)),
    })
    .from(ledgerEntries)
    .where(sql`${ledgerEntries.account} = 'bank'`)
    .limit(1);
  if (!row) throw new Error('sums have one row');
  return row;
}

/** What is left of the bank account that nothing explains: 0. */
export function unexplainedOf(sums: BankSums): Cents {
  const { ledger, lines, ordersByHand, refundsByHand, payouts, creditsReturned } = sums;
  return ledger - lines - ordersByHand - refundsByHand - payouts - creditsReturned;
}
