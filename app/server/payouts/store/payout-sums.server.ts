import { and, asc, desc, eq, gte, inArray, isNotNull, lt, min, sql } from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';
import { ledgerEntries } from '#app/server/ledger/store/ledger.schema.ts';
import type { Cents } from '#domain/money/money.ts';

type Reading = Pick<Database, 'select'>;

const mostCelebrities = 100_000;
/** Lines of a statement: more than a hundred orders an hour. */
const mostLines = 100_000;

/** What a celebrity earned, of that too recently, and what was paid out. */
export interface PayoutSums {
  readonly earned: Cents;
  readonly held: Cents;
  readonly paidOut: Cents;
  /** What was owed when payouts began; negative if more was taken back than earned. */
  readonly settled: Cents;
}

/** The times that split a balance. */
export interface PayoutTimes {
  /** What was earned after this instant is held. */
  readonly since: Date;
  /** What was earned before this instant is settled; all of it if null. */
  readonly start: Date | null;
}

const isPayout = sql`${ledgerEntries.kind} like 'payout-%'`;
const ofCelebrities = and(
  eq(ledgerEntries.account, 'celebrity-payable'),
  isNotNull(ledgerEntries.celebrityId),
);

/** The sums of these celebrities, or of all who have any. */
export async function payoutSums(
  database: Reading,
  { since, start }: PayoutTimes,
  celebrityIds?: readonly number[],
): Promise<ReadonlyMap<number, PayoutSums>> {
  const isSettled =
    start === null ? sql`true` : sql`${ledgerEntries.at} < ${start.toISOString()}::timestamptz`;
  const which = celebrityIds && inArray(ledgerEntries.celebrityId, [...celebrityIds]);
  const rows = await database
    .select({
      celebrityId: ledgerEntries.celebrityId,
      earned: sql`coalesce(-sum(${ledgerEntries.cents}) filter (where not ${isPayout}), 0)`.mapWith(
        Number,
      ),
      paidOut: sql`coalesce(sum(${ledgerEntries.cents}) filter (where ${isPayout}), 0)`.mapWith(
        Number,
      ),
      settled: sql`coalesce(-sum(${ledgerEntries.cents}) filter (where ${isSettled}), 0)`.mapWith(
        Number,
      ),
    })
    .from(ledgerEntries)
    .where(and(ofCelebrities, which))
    .groupBy(ledgerEntries.celebrityId)
    .limit(mostCelebrities);
  const recent = await database
    .select({
      celebrityId: ledgerEntries.celebrityId,
      cents: sql`-sum(${ledgerEntries.cents})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .where(
      and(
        ofCelebrities,
        which,
        sql`not (${isSettled})`,
        sql`${ledgerEntries.orderId} in (
          select recent.order_id from ${ledgerEntries} recent
          where recent.account = 'celebrity-payable' and recent.kind in ('earned', 'corrected')
            and recent.at > ${since.toISOString()}::timestamptz
        )`,
      ),
    )
    .groupBy(ledgerEntries.celebrityId)
    .limit(mostCelebrities);
  const held = new Map(recent.map(({ celebrityId, cents }) => [celebrityId, cents]));
  return new Map(
    rows.map(({ celebrityId, ...own }) => [
      celebrityId ?? 0,
      { ...own, held: held.get(celebrityId) ?? 0 },
    ]),
  );
}

function ofCelebrity(celebrityId: number) {
  return and(
    eq(ledgerEntries.account, 'celebrity-payable'),
    eq(ledgerEntries.celebrityId, celebrityId),
  );
}

/** A line of a statement; what the celebrity gets is positive. */
export interface StatementLine {
  readonly at: Date;
  readonly kind: string;
  readonly movement: string;
  readonly orderId: number | null;
  readonly cents: Cents;
}

/** What a celebrity had before an instant, and what changed until another. */
export async function statementLines(
  database: Reading,
  celebrityId: number,
  from: Date,
  until: Date,
): Promise<{ readonly before: Cents; readonly lines: readonly StatementLine[] }> {
  const [opening] = await database
    .select({ cents: sql`coalesce(-sum(${ledgerEntries.cents}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(and(ofCelebrity(celebrityId), lt(ledgerEntries.at, from)))
    .limit(1);
  const rows = await database
    .select()
    .from(ledgerEntries)
    .where(and(ofCelebrity(celebrityId), gte(ledgerEntries.at, from), lt(ledgerEntries.at, until)))
    .orderBy(asc(ledgerEntries.at), asc(ledgerEntries.id))
    .limit(mostLines);
  return {
    before: opening?.cents ?? 0,
    lines: rows.map(({ at, kind, movement, orderId, cents }) => ({
      ...{ at, kind, movement, orderId },
      cents: -cents,
    })),
  };
}

/** When a celebrity's first money was booked; null if there was none. */
export async function firstBooked(database: Reading, celebrityId: number): Promise<Date | null> {
  const [row] = await database
    .select({ at: min(ledgerEntries.at) })
    .from(ledgerEntries)
    .where(ofCelebrity(celebrityId))
    .orderBy(desc(min(ledgerEntries.at)))
    .limit(1);
  return row?.at ?? null;
}
