import { and, inArray, ne, sql } from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';
import { ledgerEntries } from '#app/server/ledger/store/ledger.schema.ts';
import type { PayoutParts } from '#domain/payout/payout.ts';

import { payouts } from './payout.schema.ts';

type Reading = Pick<Database, 'select'>;

/** Larger than any id of the ledger: all that was booked so far. */
const untilNow = sql`9007199254740991`;

/** The entry of the ledger with which a payout took the balance. */
function entryOf(id: ReturnType<typeof sql>) {
  return sql`(select entry.id from ${ledgerEntries} entry where entry.account = 'celebrity-payable'
    and entry.movement = 'payout:' || ${id} || ':payout-prepared')`;
}

/** Sums over what was booked to a celebrity between two entries. */
function partsBetween(from: ReturnType<typeof sql>, until: ReturnType<typeof sql>, hold: number) {
  const between = sql`entry.account = 'celebrity-payable' and entry.celebrity_id = ${payouts.celebrityId}
    and entry.id > ${from} and entry.id < ${until}`;
  // Only of orders whose money could be in the payout before: what was on hold then was never paid out.
  const wasPaid = sql`exists (select 1 from ${ledgerEntries} earned
    where earned.order_id = entry.order_id and earned.account = 'celebrity-payable'
      and earned.kind in ('earned', 'corrected') and earned.id < ${from}
      and earned.at <= (select last.at from ${ledgerEntries} last where last.id = ${from})
        - make_interval(days => ${hold}))`;
  const sumOf = (which: ReturnType<typeof sql>, sign: 1 | -1) =>
    sql`greatest(0, coalesce((select ${sql.raw(sign === 1 ? '' : '-')}sum(entry.cents)
      from ${ledgerEntries} entry where ${between} and ${which}), 0))`.mapWith(Number);
  return {
    takenBack: sumOf(wasPaid, 1),
    cameBack: sumOf(sql`entry.kind = 'payout-returned'`, -1),
  };
}

/**
 * What was netted in each of these payouts since the one before it.
 * @param holdDays how long earnings are on hold
 */
export async function nettedInPayouts(
  database: Reading,
  ids: readonly number[],
  holdDays: number,
): Promise<ReadonlyMap<number, PayoutParts>> {
  if (ids.length === 0) return new Map();
  const before = sql`(select max(earlier.id) from ${payouts} earlier
    where earlier.celebrity_id = ${payouts.celebrityId} and earlier.id < ${payouts.id}
      and earlier.state <> 'dropped')`;
  const rows = await database
    .select({
      id: payouts.id,
      ...partsBetween(entryOf(before), entryOf(sql`${payouts.id}`), holdDays),
    })
    .from(payouts)
    .where(inArray(payouts.id, [...ids]))
    .limit(ids.length);
  return new Map(rows.map(({ id, ...parts }) => [id, parts]));
}

/**
 * What the next payout of each of these celebrities nets, by celebrity; without those who were never paid.
 * @param holdDays how long earnings are on hold
 */
export async function nettedSince(
  database: Reading,
  celebrityIds: readonly number[],
  holdDays: number,
): Promise<ReadonlyMap<number, PayoutParts>> {
  if (celebrityIds.length === 0) return new Map();
  const isLast = sql`${payouts.id} = (select max(later.id) from ${payouts} later
    where later.celebrity_id = ${payouts.celebrityId} and later.state <> 'dropped')`;
  const rows = await database
    .select({
      celebrityId: payouts.celebrityId,
      ...partsBetween(entryOf(sql`${payouts.id}`), untilNow, holdDays),
    })
    .from(payouts)
    .where(
      and(inArray(payouts.celebrityId, [...celebrityIds]), ne(payouts.state, 'dropped'), isLast),
    )
    .limit(celebrityIds.length);
  return new Map(rows.map(({ celebrityId, ...parts }) => [celebrityId, parts]));
}
