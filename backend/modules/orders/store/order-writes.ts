import { and, eq, sql } from 'drizzle-orm';

import { approvedStatuses } from '#domain/order/transitions/order-visibility.ts';

import type { BackendDatabase, Executor } from '#backend/db/database.ts';
import { orderEvents, orderLines, orderMetaRows, orders, paymentEvents } from './order.schema.ts';
import {
  findOrder,
  type OrderEventRow,
  type OrderRow,
  type PaymentEventRow,
  type StoredOrder,
} from './orders.ts';
import { jsonRows } from '#backend/db/json-rows.ts';
import { orderSearchText } from '#backend/search/order-search-text.ts';
import { followPayment } from './follow-payment.ts';
import { giveStockBack } from '#backend/modules/catalog/store/stock/stock-return.ts';
import { transact } from '#backend/db/transact.ts';

export type NewOrder = Omit<
  typeof orders.$inferInsert,
  'id' | 'version' | 'searchText' | 'approved'
>;
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'id' | 'orderId'>;
export type NewOrderEvent = Omit<OrderEventRow, 'id' | 'orderId'>;
export type NewPaymentEvent = Omit<PaymentEventRow, 'id' | 'orderId'>;

export interface MetaEntry {
  readonly key: string;
  readonly value: unknown;
}

function isApprovedStatus(status: string | undefined): boolean {
  return approvedStatuses.some((one) => one === status);
}

/** The last of duplicate meta keys wins. */
function metaRowsOf(orderId: number, meta: readonly MetaEntry[]) {
  const byKey = new Map(
    meta.map(({ key, value }) => [key, { orderId, key, value: { of: value } }]),
  );
  return [...byKey.values()];
}

/** Upserts meta by key. */
async function writeMeta(
  database: Executor,
  orderId: number,
  meta: readonly MetaEntry[],
): Promise<void> {
  const values = metaRowsOf(orderId, meta);
  if (values.length === 0) return;
  await database
    .insert(orderMetaRows)
    .values(values)
    .onConflictDoUpdate({
      target: [orderMetaRows.orderId, orderMetaRows.key],
      set: { value: sql`excluded.value` },
    });
}

async function addPaymentEvents(
  database: Executor,
  orderId: number,
  events: readonly NewPaymentEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await database.insert(paymentEvents).values(events.map((event) => ({ ...event, orderId })));
  await followPayment(database, orderId, events);
}

/** A new order, which has at least one line and one event. */
interface NewOrderParts {
  readonly order: NewOrder;
  readonly lines: readonly NewOrderLine[];
  readonly meta: readonly MetaEntry[];
  readonly events: readonly NewOrderEvent[];
  readonly paymentEvents: readonly NewPaymentEvent[];
}

/** Inserts the parts of a new order in one statement. @returns the stored rows */
async function insertParts(
  executor: Executor,
  orderId: number,
  { lines, meta, events }: Pick<NewOrderParts, 'lines' | 'meta' | 'events'>,
): Promise<Pick<StoredOrder, 'lines' | 'meta' | 'events'>> {
  const ofOrder = <Part>(part: Part) => ({ ...part, orderId });
  const newLines = executor
    .$with('new_lines')
    .as(executor.insert(orderLines).values(lines.map(ofOrder)).returning());
  const newEvents = executor
    .$with('new_events')
    .as(executor.insert(orderEvents).values(events.map(ofOrder)).returning());
  const metaRows = metaRowsOf(orderId, meta);
  const newMeta =
    metaRows.length === 0
      ? null
      : executor.$with('new_meta').as(executor.insert(orderMetaRows).values(metaRows).returning());
  const [made] = await executor
    .with(newLines, newEvents, ...(newMeta ? [newMeta] : []))
    .select({
      lines: jsonRows(orderLines, sql`select * from ${newLines} order by id`),
      events: jsonRows(orderEvents, sql`select * from ${newEvents} order by id`),
      ...(newMeta && {
        meta: jsonRows(orderMetaRows, sql`select * from ${newMeta} order by id`),
      }),
    })
    .from(sql`(select 1) as one`)
    .limit(1);
  return { lines: [], meta: [], events: [], ...made };
}

/**
 * Inserts an order with its lines, meta and first events atomically.
 * @returns the stored order, or null if this customer already used the idempotency key
 */
export async function insertOrder(
  executor: Executor,
  parts: NewOrderParts,
): Promise<StoredOrder | null> {
  const searchText = orderSearchText(parts.order.billing, parts.lines);
  const stood = [parts.order.status, ...parts.events.map(({ toStatus }) => toStatus)];
  const [row] = await executor
    .insert(orders)
    .values({ ...parts.order, searchText, approved: stood.some(isApprovedStatus) })
    .onConflictDoNothing({ target: [orders.customerId, orders.idempotencyKey] })
    .returning();
  if (!row) return null;
  const made = await insertParts(executor, row.id, parts);
  if (parts.paymentEvents.length > 0) {
    await addPaymentEvents(executor, row.id, parts.paymentEvents);
    return findOrder(executor, row.id);
  }
  // Only products on sale can be ordered, so the store is not closed.
  return { order: row, ...made, paymentEvents: [], refunds: [], storeIsClosed: false };
}

/** The fields to change; missing ones stay as they are. */
export type OrderChange = Partial<
  Pick<
    OrderRow,
    | 'status'
    | 'customerNote'
    | 'transactionId'
    | 'paymentMethod'
    | 'paymentMethodTitle'
    | 'billing'
    | 'shipping'
    | 'searchText'
    | 'payment'
    | 'paidAt'
    | 'completedAt'
  >
>;

/**
 * Changes an order if it still has the version and status that the change was based on; the events are written in the
 * same transaction, which also restocks the items of a cancelled order.
 * @returns false after a concurrent change
 */
export function changeOrder(
  database: Pick<BackendDatabase, 'transaction'>,
  seen: Pick<OrderRow, 'id' | 'version' | 'status'>,
  change: OrderChange,
  meta: readonly MetaEntry[],
  event: NewOrderEvent | null,
  payments: readonly NewPaymentEvent[],
  now: Date,
): Promise<boolean> {
  return transact(database, async (transaction) => {
    const changed = await transaction
      .update(orders)
      .set({
        ...change,
        // It stays true, whatever the order's later status.
        ...(isApprovedStatus(change.status) ? { approved: true } : {}),
        version: seen.version + 1,
        modifiedAt: now,
      })
      .where(
        and(
          eq(orders.id, seen.id),
          eq(orders.status, seen.status),
          eq(orders.version, seen.version),
        ),
      )
      .returning({ id: orders.id });
    if (changed.length === 0) return false;
    if (change.status === 'cancelled') await giveStockBack(transaction, seen.id);
    await writeMeta(transaction, seen.id, meta);
    if (event) await transaction.insert(orderEvents).values({ ...event, orderId: seen.id });
    await addPaymentEvents(transaction, seen.id, payments);
    return true;
  });
}
