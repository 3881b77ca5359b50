import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { fanVideoMetaKey, orderMeta } from '#backend/contract/orders/order-meta.ts';
import type { Executor } from '#backend/db/database.ts';
import { orderSearchText } from '#backend/search/order-search-text.ts';
import {
  orderEvents,
  orderLines,
  orderMetaRows,
  orderNotes,
  orders,
  type StoredLineMeta,
} from '#backend/modules/orders/store/order.schema.ts';
import { type StoredBilling } from './people.schema.ts';
import { checkoutMeta } from './erased-checkouts.ts';
import { goneEmail, goneAddress } from './erased-account.ts';

/** The meta of a line without the fan's answers and videos: its service, vendor and price. */
function booksOf(meta: readonly StoredLineMeta[]): StoredLineMeta[] {
  return meta.filter(({ key }) => key.startsWith('_') && key !== fanVideoMetaKey);
}

const personalMeta: readonly string[] = [
  orderMeta.answerVideo,
  orderMeta.openUpload,
  orderMeta.idempotencyKey,
  orderMeta.trackingNumber,
  orderMeta.adopted,
  orderMeta.fulfilment,
  orderMeta.pendingFulfilment,
  orderMeta.release,
  orderMeta.retake,
  orderMeta.retaken,
  orderMeta.replaced,
  orderMeta.newVideo,
  ...checkoutMeta,
];

/** Removes personal data from a user's orders; number, dates, amounts, goods and country stay. */
export async function pseudonymiseOrders(transaction: Executor, id: number): Promise<void> {
  const rows = await transaction
    .select({ id: orders.id, billing: orders.billing, shipping: orders.shipping })
    .from(orders)
    .where(eq(orders.customerId, id))
    .for('update');
  const ids = rows.map((row) => row.id);
  if (ids.length === 0) return;
  const lines = await transaction
    .select({ id: orderLines.id, orderId: orderLines.orderId, meta: orderLines.meta })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.id));
  for (const line of lines) {
    await transaction
      .update(orderLines)
      .set({ meta: booksOf(line.meta) })
      .where(eq(orderLines.id, line.id));
  }
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  for (const row of rows) {
    const billing: StoredBilling = { ...goneAddress(row.billing), email: goneEmail(id) };
    await transaction
      .update(orders)
      .set({
        billing,
        shipping: goneAddress(row.shipping),
        customerNote: '',
        // A hash of the user's input.
        bodyHash: null,
        searchText: orderSearchText(billing, linesOf.get(row.id) ?? []),
        version: sql`${orders.version} + 1`,
      })
      .where(eq(orders.id, row.id));
  }
  await transaction
    .delete(orderMetaRows)
    .where(and(inArray(orderMetaRows.orderId, ids), inArray(orderMetaRows.key, [...personalMeta])));
  await transaction.delete(orderNotes).where(inArray(orderNotes.orderId, ids));
  await transaction
    .update(orderEvents)
    .set({ rejection: sql`jsonb_set(${orderEvents.rejection}, '{words}', '""')` })
    .where(and(inArray(orderEvents.orderId, ids), sql`${orderEvents.rejection} is not null`));
}
