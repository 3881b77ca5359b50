import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';

import type { Executor } from './database.ts';
import { orderEvents, orderLines, orderMetaRows, orders } from './order.schema.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderEventRow = typeof orderEvents.$inferSelect;

/** An order with its lines, meta and events, each oldest first. */
export interface StoredOrder {
  readonly order: OrderRow;
  readonly lines: readonly (typeof orderLines.$inferSelect)[];
  readonly meta: readonly (typeof orderMetaRows.$inferSelect)[];
  readonly events: readonly OrderEventRow[];
}

export interface OrderFilter {
  readonly customerId: number | null;
  readonly vendorId: number | null;
  readonly statuses: readonly string[] | null;
  readonly limit: number;
  readonly offset: number;
}

async function withDetails(database: Executor, rows: readonly OrderRow[]): Promise<StoredOrder[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const lines = await database
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.id));
  const meta = await database
    .select()
    .from(orderMetaRows)
    .where(inArray(orderMetaRows.orderId, ids))
    .orderBy(asc(orderMetaRows.id));
  const events = await database
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, ids))
    .orderBy(asc(orderEvents.id));
  return rows.map((order) => ({
    order,
    lines: lines.filter(({ orderId }) => orderId === order.id),
    meta: meta.filter(({ orderId }) => orderId === order.id),
    events: events.filter(({ orderId }) => orderId === order.id),
  }));
}

/** One page of orders, newest first, and how many there are. */
export async function listOrders(
  database: Executor,
  filter: OrderFilter,
): Promise<{ rows: StoredOrder[]; total: number }> {
  const parts: SQL[] = [];
  if (filter.customerId !== null) parts.push(eq(orders.customerId, filter.customerId));
  if (filter.vendorId !== null) parts.push(eq(orders.vendorId, filter.vendorId));
  if (filter.statuses) parts.push(inArray(orders.status, [...filter.statuses]));
  const where = and(...parts);
  const rows = await database
    .select()
    .from(orders)
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(filter.limit)
    .offset(filter.offset);
  return {
    rows: await withDetails(database, rows),
    total: await database.$count(orders, where),
  };
}

export async function findOrder(database: Executor, id: number): Promise<StoredOrder | null> {
  const rows = await database.select().from(orders).where(eq(orders.id, id));
  return (await withDetails(database, rows))[0] ?? null;
}

export async function findOrderByKey(
  database: Executor,
  customerId: number,
  idempotencyKey: string,
): Promise<StoredOrder | null> {
  const rows = await database
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.idempotencyKey, idempotencyKey)));
  return (await withDetails(database, rows))[0] ?? null;
}
