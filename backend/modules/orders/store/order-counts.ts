import { and, count, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';

import { awaitsPayment, isPaymentState, paymentStates } from '#domain/payment/payment.ts';
import { isOrderStatus, type OrderStatus, orderStatuses } from '#domain/order/order-status.ts';

import type { Executor } from '#backend/db/database.ts';
import { orders } from './order.schema.ts';
import { isApproved } from './orders.ts';

interface OrderCounts {
  readonly statuses: { status: string; count: number; before: number[] }[];
  readonly payments: { payment: string; count: number }[];
}

/** Filters for the order counts by status. */
export interface CountedOrders {
  readonly statuses: readonly OrderStatus[];
  /** For each of these, every status also counts the orders placed by then. */
  readonly instants: readonly Date[];
}

/** Counts the orders that match a condition, stopping at one above the limit. */
function countSoFar(where: SQL | undefined, upTo: number): SQL {
  return sql`(select count(*)::integer from (select 1 from ${orders} where ${where} limit ${upTo + 1}) as counted)`;
}

/**
 * Counts the orders in a status and those placed by each instant, in one query: orders are read oldest first, so those
 * placed by an instant come first, and none that counts is beyond the limit.
 */
function countByAge(status: OrderStatus, instants: readonly Date[], upTo: number): SQL {
  const numbers = [
    sql`count(*)::integer`,
    ...instants.map(
      (at) =>
        sql`(count(*) filter (where created_at <= ${sql.param(at, orders.createdAt)}))::integer`,
    ),
  ];
  return sql`(select array[${sql.join(numbers, sql`, `)}] from (select created_at from ${orders}
    where ${eq(orders.status, status)} order by ${orders.createdAt} limit ${upTo + 1}) as counted)`;
}

/** Reads several counts in one query. */
async function readFigures<Figure>(
  database: Executor,
  figures: readonly SQL[],
): Promise<readonly Figure[]> {
  const [row] = await database
    .select({ all: sql<Figure[]>`array[${sql.join([...figures], sql`, `)}]` })
    .from(sql`(select 1) as one`)
    .limit(1);
  return row?.all ?? [];
}

/**
 * The same for all orders without reading them all: from indexes, and up to a limit. Higher counts are reported as one
 * above the limit.
 */
export async function countOrdersSoFar(
  database: Executor,
  { statuses: asked, instants }: CountedOrders,
  upTo: number,
): Promise<OrderCounts> {
  const ofStatuses = asked.map((status) => countByAge(status, instants, upTo));
  const ofPayments = paymentStates.map((payment) => {
    const statuses = orderStatuses.filter((status) => isCounted(status, payment));
    // Lists the counted statuses rather than the excluded ones, so that the index alone suffices.
    const counted =
      statuses.length < orderStatuses.length ? inArray(orders.status, statuses) : undefined;
    return countSoFar(and(eq(orders.payment, payment), counted), upTo);
  });
  // In parallel: neither needs the other's result.
  const [byStatus, byPayment] = await Promise.all([
    readFigures<number[]>(database, ofStatuses),
    readFigures<number>(database, ofPayments),
  ]);
  const statuses = asked.map((status, index) => {
    const [all = 0, ...before] = byStatus[index] ?? [];
    return { status, count: all, before };
  });
  const payments = paymentStates.map((payment, index) => {
    return { payment, count: byPayment[index] ?? 0 };
  });
  const isThere = ({ count: some }: { count: number }) => some > 0;
  return { statuses: statuses.filter(isThere), payments: payments.filter(isThere) };
}

/** As in the lists, an order that was called off no longer awaits payment. */
function isCounted(status: string, payment: string): boolean {
  if (payment !== 'awaiting') return true;
  return isOrderStatus(status) && isPaymentState(payment) && awaitsPayment({ status, payment });
}

/** Order counts by status, for all orders or for one vendor's approved ones; in one query. */
export async function countOrders(
  database: Executor,
  vendorId: number | null,
  { statuses: asked, instants }: CountedOrders = { statuses: orderStatuses, instants: [] },
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
  const isAsked = (status: string) => asked.some((one) => one === status);
  return {
    statuses: [...statuses]
      .filter(([status]) => isAsked(status))
      .map(([status, counted]) => ({ status, ...counted })),
    payments: [...payments].map(([payment, some]) => ({ payment, count: some })),
  };
}
