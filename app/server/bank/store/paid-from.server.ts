import { and, asc, eq, inArray } from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';
import { maxShares } from '#domain/payment/bank-desk/bank-line.ts';
import type { PaidFrom } from '#domain/refund/refund-account.ts';

import { bankLineMatches, bankLines } from './bank.schema.ts';

/** The lines of statements that paid these orders, by order. */
export async function linesThatPaid(
  database: Pick<Database, 'select'>,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PaidFrom[]>> {
  const found = new Map<number, PaidFrom[]>();
  if (orderIds.length === 0) return found;
  const rows = await database
    .select({
      orderId: bankLineMatches.orderId,
      payerName: bankLines.payerName,
      payerIban: bankLines.payerIban,
    })
    .from(bankLineMatches)
    .innerJoin(bankLines, eq(bankLines.id, bankLineMatches.lineId))
    .where(
      and(
        inArray(bankLineMatches.orderId, [...orderIds]),
        inArray(bankLineMatches.kind, ['payment', 'settled']),
        eq(bankLines.standing, 'booked'),
      ),
    )
    .orderBy(asc(bankLines.id))
    .limit(orderIds.length * maxShares);
  for (const { orderId, ...line } of rows)
    found.set(orderId, [...(found.get(orderId) ?? []), line]);
  return found;
}
