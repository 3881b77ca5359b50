import { and, eq, sql } from 'drizzle-orm';

import { approvedStatuses } from '#domain/order/transitions/order-visibility.ts';

import type { BackendDatabase, Executor } from '#backend/db/database.ts';
import { orderEvents, orderLines, orderMetaRows, orders, paymentEvents } from './order.schema.ts';
import type { OrderEventRow, OrderRow, PaymentEventRow } from './orders.ts';
import { orderSearchText } from '#backend/search/order-search-text.ts';
import { followPayment } from './refunds.ts';
import { giveStockBack } from '#backend/modules/catalog/store/stock-return.ts';
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

/** Sets meta by key: a key that is there is overwritten. */
async function writeMeta(
  database: Executor,
  orderId: number,
  meta: readonly MetaEntry[],
): Promise<void> {
  // Of one that is named twice the last counts.
  const values = new Map(
    meta.map(({ key, value }) => [key, { orderId, key, value: { of: value } }]),
  );
  if (values.size === 0) return;
  await database
    .insert(orderMetaRows)
    .values([...values.values()])
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

/**
 * Writes an order with its lines, meta and first events as one.
 * @returns the id, or null when this customer already used the idempotency key
 */
export async function insertOrder(
  executor: Executor,
  parts: {
    order: NewOrder;
    lines: readonly NewOrderLine[];
    meta: readonly MetaEntry[];
    events: readonly NewOrderEvent[];
    paymentEvents: readonly NewPaymentEvent[];
  },
): Promise<number | null> {
  const searchText = orderSearchText(parts.order.billing, parts.lines);
  const stood = [parts.order.status, ...parts.events.map(({ toStatus }) => toStatus)];
  const [row] = await executor
    .insert(orders)
    .values({ ...parts.order, searchText, approved: stood.some(isApprovedStatus) })
    .onConflictDoNothing({ target: [orders.customerId, orders.idempotencyKey] })
    .returning({ id: orders.id });
  if (!row) return null;
  await executor
    .insert(orderLines)
    .values(parts.lines.map((line) => ({ ...line, orderId: row.id })));
  await writeMeta(executor, row.id, parts.meta);
  if (parts.events.length > 0) {
    await executor
      .insert(orderEvents)
      .values(parts.events.map((event) => ({ ...event, orderId: row.id })));
  }
  await addPaymentEvents(executor, row.id, parts.paymentEvents);
  return row.id;
}

/** What a change sets; a field that is missing stays as it is. */
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
 * Changes an order if it still is in the version and status that the change was decided on; the events
 * are written in the same transaction, and what a cancelled order took out of the stock goes back in it.
 * @returns false when someone else was faster
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
        // It stays so, wherever the order goes from there.
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
