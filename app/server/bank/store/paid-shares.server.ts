import { and, eq, inArray } from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';

import { bankLineMatches, bankLines } from './bank.schema.ts';

/** More shares of one order than there ever are. */
export const maxPerOrder = 100;

/** Shares that pay orders, and whether they are booked, by their ids. */
export type PaidShares = ReadonlyMap<number, boolean>;

/** The shares that pay these orders, alone or as the last part, also those that are being booked. */
export async function paidShares(
  database: Pick<Database, 'select'>,
  orderIds: readonly number[],
): Promise<PaidShares> {
  if (orderIds.length === 0) return new Map();
  const rows = await database
    .select({ id: bankLineMatches.id, standing: bankLines.standing })
    .from(bankLineMatches)
    .innerJoin(bankLines, eq(bankLines.id, bankLineMatches.lineId))
    .where(
      and(
        inArray(bankLineMatches.orderId, [...orderIds]),
        inArray(bankLineMatches.kind, ['payment', 'settled']),
      ),
    )
    .limit(orderIds.length * maxPerOrder);
  return new Map(rows.map(({ id, standing }) => [id, standing !== 'booking']));
}

/**
 * Whether a line pays one of these orders at this moment, or has since the orders were read. What was booked before is
 * known to the orders themselves.
 */
export async function arePaidSince(
  database: Pick<Database, 'select'>,
  orderIds: readonly number[],
  before: PaidShares,
): Promise<boolean> {
  const shares = await paidShares(database, orderIds);
  return [...shares].some(([id, isBooked]) => !isBooked || before.get(id) !== true);
}
