import { and, count, countDistinct, eq, inArray, isNotNull, like, sql, sum } from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';
import type { LedgerAccount } from '#domain/ledger/ledger.ts';
import type { Cents } from '#domain/money/money.ts';

import { ledgerEntries, ledgerOrders } from './ledger.schema.ts';

const mostCurrencies = 100;
/** A wrong movement is one too many; there is no need to name all of them. */
const mostWrong = 100;
/** Celebrities whose balances are compared. */
const mostCelebrities = 100_000;

const total = sum(ledgerEntries.cents).mapWith(Number);

/** The sum of all entries, by currency; all of them are 0. */
export function sumsByCurrency(
  database: Database,
): Promise<{ readonly currency: string; readonly cents: Cents }[]> {
  return database
    .select({ currency: ledgerEntries.currency, cents: total })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.currency)
    .limit(mostCurrencies);
}

/** Movements that do not add up to 0, which the code never writes. */
export function unbalancedMovements(
  database: Database,
): Promise<{ readonly movement: string; readonly cents: Cents }[]> {
  return database
    .select({ movement: ledgerEntries.movement, cents: total })
    .from(ledgerEntries)
    .groupBy(ledgerEntries.movement)
    .having(sql`sum(${ledgerEntries.cents}) <> 0`)
    .limit(mostWrong);
}

/** The balance of an account by celebrity: of all entries, or of those of payouts alone. */
export async function sumsByCelebrity(
  database: Pick<Database, 'select'>,
  account: LedgerAccount,
  of: 'all' | 'payouts' = 'all',
): Promise<ReadonlyMap<number, Cents>> {
  const rows = await database
    .select({ celebrityId: ledgerEntries.celebrityId, cents: total })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.account, account),
        isNotNull(ledgerEntries.celebrityId),
        of === 'payouts' ? like(ledgerEntries.kind, 'payout-%') : undefined,
      ),
    )
    .groupBy(ledgerEntries.celebrityId)
    .limit(mostCelebrities);
  return new Map(rows.map(({ celebrityId, cents }) => [celebrityId ?? 0, cents]));
}

/** How many movements there are, and how many of them are corrections. */
export async function countMovements(
  database: Database,
): Promise<{ readonly movements: number; readonly corrections: number }> {
  const isCorrection = sql`case when ${eq(ledgerEntries.kind, 'corrected')} then ${ledgerEntries.movement} end`;
  const [row] = await database
    .select({
      movements: countDistinct(ledgerEntries.movement),
      corrections: countDistinct(isCorrection),
    })
    .from(ledgerEntries)
    .limit(1);
  return row ?? { movements: 0, corrections: 0 };
}

/** How many orders were booked. */
export async function countBookedOrders(database: Database): Promise<number> {
  const [row] = await database.select({ orders: count() }).from(ledgerOrders).limit(1);
  return row?.orders ?? 0;
}

/** In which version these orders were booked, and who earns by them. */
export async function readVersions(database: Database, orderIds: readonly number[]) {
  if (orderIds.length === 0) return new Map<number, typeof ledgerOrders.$inferSelect>();
  const rows = await database
    .select()
    .from(ledgerOrders)
    .where(inArray(ledgerOrders.orderId, [...orderIds]))
    .limit(orderIds.length);
  return new Map(rows.map((row) => [row.orderId, row]));
}
