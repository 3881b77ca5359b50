import { asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '#backend/db/database.ts';
import { orderLines, orders } from '#backend/modules/orders/store/order.schema.ts';
import { maxRowsOfOrder } from '#backend/db/list-limits.ts';
import { orderSearchText } from './order-search-text.ts';

/** So many at a time, for the memory's sake. */
const batch = 500;

/** Writes the search text of orders that have none: those placed before there was one. */
export async function fillOrderSearchTexts(database: Executor): Promise<void> {
  for (;;) {
    const rows = await database
      .select({ id: orders.id, billing: orders.billing })
      .from(orders)
      .where(isNull(orders.searchText))
      .limit(batch);
    if (rows.length === 0) return;
    const lines = await database
      .select({ orderId: orderLines.orderId, meta: orderLines.meta })
      .from(orderLines)
      .where(
        inArray(
          orderLines.orderId,
          rows.map(({ id }) => id),
        ),
      )
      .orderBy(asc(orderLines.id))
      .limit(rows.length * maxRowsOfOrder);
    const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
    for (const { id, billing } of rows) {
      const searchText = orderSearchText(billing, linesOf.get(id) ?? []);
      await database.update(orders).set({ searchText }).where(eq(orders.id, id));
    }
  }
}
