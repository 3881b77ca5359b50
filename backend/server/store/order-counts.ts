import { and, count, eq, lte, sql } from 'drizzle-orm';

import { awaitsPayment, isPaymentState } from '#domain/payment.ts';
import { isOrderStatus } from '#domain/order-status.ts';

import type { Executor } from './database.ts';
import { orders } from './order.schema.ts';
import { isApproved } from './orders.ts';

interface OrderCounts {
  readonly statuses: { status: string; count: number; before: number[] }[];
  readonly payments: { payment: string; count: number }[];
}

/** An order that was called off awaits nothing any more, as in the lists. */
function isCounted(status: string, payment: string): boolean {
  if (payment !== 'awaiting') return true;
  return isOrderStatus(status) && isPaymentState(payment) && awaitsPayment({ status, payment });
}

/**
 * How many orders stand where, of all or of one vendor's that were approved; in one reading.
 * @param instants each status also says how many were placed by each of them
 */
export async function countOrders(
  database: Executor,
  vendorId: number | null,
  instants: readonly Date[],
): Promise<OrderCounts> {
  const older = instants.map(
    (instant) => sql`(count(*) filter (where ${lte(orders.createdAt, instant)}))::int`,
  );
  const rows = await database
    .select({
      status: orders.status,
      payment: orders.payment,
      count: count(),
      before: sql<number[]>`array[${sql.join(older, sql`, `)}]::int[]`,
    })
    .from(orders)
    .where(vendorId === null ? undefined : and(eq(orders.vendorId, vendorId), isApproved()))
    .groupBy(orders.status, orders.payment);
  const statuses = new Map<string, { count: number; before: number[] }>();
  const payments = new Map<string, number>();
  for (const row of rows) {
    const known = statuses.get(row.status);
    statuses.set(row.status, {
      count: row.count + (known?.count ?? 0),
      before: row.before.map((some, index) => some + (known?.before[index] ?? 0)),
    });
    if (!isCounted(row.status, row.payment)) continue;
    payments.set(row.payment, row.count + (payments.get(row.payment) ?? 0));
  }
  return {
    statuses: [...statuses].map(([status, counted]) => ({ status, ...counted })),
    payments: [...payments].map(([payment, some]) => ({ payment, count: some })),
  };
}
