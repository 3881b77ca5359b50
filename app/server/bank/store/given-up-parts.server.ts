import { and, asc, eq, isNull, sql } from 'drizzle-orm';

import { takeLock } from '#backend/locks/advisory-locks.ts';
import type { Database } from '#app/server/db/database.server.ts';

import { bankLineMatches, bankLines } from './bank.schema.ts';
import { maxPerOrder, paidShares } from './paid-shares.server.ts';

const mostParts = 10_000;

/** The orders of which a part came in and the rest is awaited. */
export async function ordersOfParts(database: Database): Promise<readonly number[]> {
  const rows = await database
    .selectDistinct({ orderId: bankLineMatches.orderId })
    .from(bankLineMatches)
    .where(eq(bankLineMatches.kind, 'part'))
    .orderBy(asc(bankLineMatches.orderId))
    .limit(mostParts);
  return rows.map(({ orderId }) => orderId);
}

/**
 * Turns the parts of an order that needs no money any more into credits of their lines. Nothing happens while a line is
 * paying the order, since its parts then belong to that payment, nor to lines whose credit went back before.
 */
export async function giveUpParts(database: Database, orderId: number): Promise<void> {
  await database.transaction(async (transaction) => {
    await takeLock(transaction, { turn: `bank order ${orderId}` });
    const paying = await paidShares(transaction, [orderId]);
    if ([...paying.values()].includes(false)) return;
    const parts = await transaction
      .select({ id: bankLineMatches.id, lineId: bankLines.id, cents: bankLineMatches.cents })
      .from(bankLineMatches)
      .innerJoin(bankLines, eq(bankLines.id, bankLineMatches.lineId))
      .where(
        and(
          ...[eq(bankLineMatches.orderId, orderId), eq(bankLineMatches.kind, 'part')],
          ...[eq(bankLines.standing, 'part'), isNull(bankLines.creditReturnedAt)],
        ),
      )
      .for('update')
      .limit(maxPerOrder);
    for (const { id, lineId, cents } of parts) {
      await transaction.delete(bankLineMatches).where(eq(bankLineMatches.id, id));
      await transaction
        .update(bankLines)
        .set({
          creditCents: sql`${bankLines.creditCents} + ${cents}`,
          standing: sql`case when exists (select from ${bankLineMatches}
            where ${bankLineMatches.lineId} = ${lineId} and ${bankLineMatches.kind} = 'part')
            then 'part' else 'booked' end`,
        })
        .where(eq(bankLines.id, lineId));
    }
  });
}
