import { desc, eq } from 'drizzle-orm';
import type { Executor } from '#backend/db/database.ts';
import { type paymentEvents, refunds } from './order.schema.ts';
import { notRefunded, addRefund, removeRefund } from './refunds.ts';

type PaymentStep = Pick<
  typeof paymentEvents.$inferInsert,
  'at' | 'fromState' | 'toState' | 'reference' | 'actorId'
>;

/**
 * Keeps an order's refunds in sync with its payment, by any writer: when it is refunded, adds a refund for the
 * remaining money; when it is due again, removes the newest refund (ADR 0041).
 */
export async function followPayment(
  executor: Executor,
  orderId: number,
  steps: readonly PaymentStep[],
): Promise<void> {
  for (const { at, fromState, toState, reference, actorId = null } of steps) {
    const left = await notRefunded(executor, orderId);
    if (toState === 'refunded' && left > 0) {
      await addRefund(executor, { orderId, at, amountCents: left, reason: reference, actorId });
    }
    if (fromState !== 'refunded' || left > 0) continue;
    const [newest] = await executor
      .select({ id: refunds.id })
      .from(refunds)
      .where(eq(refunds.orderId, orderId))
      .orderBy(desc(refunds.id))
      .limit(1);
    if (newest) await removeRefund(executor, newest.id);
  }
}
