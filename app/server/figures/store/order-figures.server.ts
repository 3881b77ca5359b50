import { eq, sql } from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';
import type { OrderFigures } from '#domain/figures/order-figures.ts';

import { orderFigures } from './order-figures.schema.ts';

/** Whose figures they are. */
export interface StoredFigures extends OrderFigures {
  readonly celebrityId: number | null;
}

/**
 * Writes the figures of these orders over those from before. The caller holds their rows in the ledger, so that no
 * older version of an order comes after a newer one.
 */
export async function keepFigures(
  transaction: Pick<Database, 'insert'>,
  rows: readonly StoredFigures[],
): Promise<void> {
  if (rows.length === 0) return;
  await transaction
    .insert(orderFigures)
    .values([...rows])
    .onConflictDoUpdate({
      target: orderFigures.orderId,
      set: {
        celebrityId: sql`excluded.celebrity_id`,
        celebrityName: sql`excluded.celebrity_name`,
        placedAt: sql`excluded.placed_at`,
        approvedAt: sql`excluded.approved_at`,
        answeredAt: sql`excluded.answered_at`,
        isAccepted: sql`excluded.is_accepted`,
        paidAt: sql`excluded.paid_at`,
        deliveredAt: sql`excluded.delivered_at`,
        dueAt: sql`excluded.due_at`,
        outcome: sql`excluded.outcome`,
      },
    });
}

/** Takes the name of a celebrity out of the figures, whose account is deleted. */
export async function forgetFiguredName(
  transaction: Pick<Database, 'update'>,
  celebrityId: number,
): Promise<void> {
  await transaction
    .update(orderFigures)
    .set({ celebrityName: '' })
    .where(eq(orderFigures.celebrityId, celebrityId));
}
