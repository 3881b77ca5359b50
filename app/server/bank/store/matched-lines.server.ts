import { and, asc, desc, eq, gt, inArray, sql, sum } from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';
import type { LineMatch } from '#domain/payment/matching/line-match.ts';

import { bankLineMatches, bankLines } from './bank.schema.ts';
import type { StoredLine } from './bank-lines.server.ts';

/** More open lines than this are not matched at once: what nothing was found for stays open for years. */
const mostOpen = 20_000;

/** The newest incoming lines that no one has decided on, the oldest of them first. */
export async function openLines(
  database: Database,
  most = mostOpen,
): Promise<readonly StoredLine[]> {
  const lines = await database
    .select()
    .from(bankLines)
    .where(and(eq(bankLines.standing, 'open'), gt(bankLines.cents, 0)))
    .orderBy(desc(bankLines.bookedAt), desc(bankLines.id))
    .limit(most);
  return lines.toReversed();
}

export async function linesById(
  database: Pick<Database, 'select'>,
  ids: readonly number[],
): Promise<readonly StoredLine[]> {
  return database
    .select()
    .from(bankLines)
    .where(inArray(bankLines.id, [...ids]))
    .orderBy(asc(bankLines.bookedAt), asc(bankLines.id))
    .limit(ids.length);
}

/** What came in for orders in parts that do not pay them yet, in cents by order. */
export async function receivedParts(
  database: Pick<Database, 'select'>,
  orderIds: readonly number[] | 'all',
): Promise<ReadonlyMap<number, number>> {
  const isPart = eq(bankLineMatches.kind, 'part');
  const rows = await database
    .select({ orderId: bankLineMatches.orderId, cents: sum(bankLineMatches.cents) })
    .from(bankLineMatches)
    .where(
      orderIds === 'all' ? isPart : and(isPart, inArray(bankLineMatches.orderId, [...orderIds])),
    )
    .groupBy(bankLineMatches.orderId)
    .limit(100_000);
  return new Map(rows.map(({ orderId, cents }) => [orderId, Number(cents ?? 0)]));
}

const perStatement = 1_000;

/** Keeps what lines were matched with, of those that are still open. */
export async function keepMatches(
  database: Database,
  matches: readonly (LineMatch & { readonly id: number })[],
): Promise<void> {
  for (let at = 0; at < matches.length; at += perStatement) {
    const some = JSON.stringify(matches.slice(at, at + perStatement));
    await database.execute(sql`
      update ${bankLines} as line set state = found.state, proposals = found.proposals
      from jsonb_to_recordset(${some}::jsonb) as found(id integer, state text, proposals jsonb)
      where line.id = found.id and line.standing = 'open'`);
  }
}
