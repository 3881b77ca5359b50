import { asc, eq, sum } from 'drizzle-orm';
import type { Executor } from '#backend/db/database.ts';
import { orders, refunds } from './order.schema.ts';
import { maxRowsOfOrder } from '#backend/db/list-limits.ts';

export type StoredRefund = typeof refunds.$inferSelect;

/** The refunds of an order, oldest first. */
export function refundsOf(executor: Executor, orderId: number): Promise<StoredRefund[]> {
  return executor
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.id))
    .limit(maxRowsOfOrder);
}

/** An order's money that has not been returned yet, in cents. */
export async function notRefunded(executor: Executor, orderId: number): Promise<number> {
  const [order] = await executor
    .select({ cents: orders.totalCents })
    .from(orders)
    .where(eq(orders.id, orderId))
    .limit(1);
  const [back] = await executor
    .select({ cents: sum(refunds.amountCents) })
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .limit(1);
  return (order?.cents ?? 0) - Number(back?.cents ?? 0);
}

/** @returns the id */
export async function addRefund(
  executor: Executor,
  refund: Omit<StoredRefund, 'id'>,
): Promise<number> {
  const [row] = await executor.insert(refunds).values(refund).returning({ id: refunds.id });
  if (!row) throw new Error('a refund was not written');
  return row.id;
}

/** Removes a refund: the money was not returned. */
export async function removeRefund(executor: Executor, id: number): Promise<void> {
  await executor.delete(refunds).where(eq(refunds.id, id));
}
