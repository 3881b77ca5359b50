import { and, count, eq, gte, sql } from 'drizzle-orm';

import type { Executor } from '#backend/db/database.ts';
import { orders, refunds } from '#backend/modules/orders/store/order.schema.ts';

interface Sales {
  readonly month: string;
  readonly period: number;
  readonly price: number;
  readonly shipping: number;
  readonly count: number;
  readonly tax: number;
  readonly refunds: number[];
}

/**
 * The revenue of a vendor's completed and paid orders since an instant, grouped by month, period and price: few groups,
 * however many orders. Those of which a part went back are grouped by their shipping and refunds as well.
 * @param periods the instants between periods
 */
export async function vendorSales(
  database: Executor,
  vendorId: number,
  since: Date,
  periods: readonly Date[],
): Promise<Sales[]> {
  const begun = periods.map((at) => sql`(${gte(orders.createdAt, at)})::int`);
  // By name: Drizzle leaves the tables of columns out, and both have an id.
  const backOf = sql<number[]>`array(select back.amount_cents::int from ${refunds} back
    where back.order_id = ${orders}.id order by back.id)`;
  const groups = await database
    .select({
      month: sql<string>`to_char(${orders.completedAt} at time zone 'UTC', 'YYYY-MM')`,
      period: sql<number>`(${sql.join([sql`0`, ...begun], sql` + `)})`,
      price: sql<number>`(${orders.totalCents} - ${orders.shippingCents})::bigint`.mapWith(Number),
      shipping: sql<number>`sum(${orders.shippingCents})`.mapWith(Number),
      count: count(),
      tax: sql<number>`0`,
      refunds: backOf,
      each: sql<number>`case when ${backOf} = '{}' then 0 else ${orders.shippingCents} end`,
    })
    .from(orders)
    .where(
      and(
        eq(orders.vendorId, vendorId),
        eq(orders.status, 'completed'),
        eq(orders.payment, 'received'),
        gte(orders.completedAt, since),
      ),
    )
    // By position: PostgreSQL does not treat the same instants in two parameters as equal expressions.
    .groupBy(sql`1`, sql`2`, sql`3`, sql`7`, sql`8`)
    .orderBy(sql`1`, sql`2`, sql`3`, sql`7`, sql`8`);
  return groups.map(({ each: _each, ...group }) => group);
}
