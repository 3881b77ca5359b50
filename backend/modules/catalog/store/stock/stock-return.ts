import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { lineMeta } from '#backend/contract/orders/order-line.ts';
import type { Executor } from '#backend/db/database.ts';
import { orderLines } from '#backend/modules/orders/store/order.schema.ts';
import { maxRowsOfOrder } from '#backend/db/list-limits.ts';
import { byPlace, countedAt } from './stock-places.ts';

/** Returns an order's items to stock where stock is still managed. */
export async function giveStockBack(transaction: Executor, orderId: number): Promise<void> {
  const lines = await transaction
    .select({
      productId: orderLines.productId,
      variationId: orderLines.variationId,
      meta: orderLines.meta,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .limit(maxRowsOfOrder);
  for (const line of lines.toSorted(byPlace)) {
    const pieces = line.meta.find(({ key }) => key === lineMeta.reducedStock)?.value;
    if (typeof pieces !== 'number') continue;
    for (const { table, id } of countedAt(line)) {
      const back = await transaction
        .update(table)
        .set({ stock: sql`${table.stock} + ${pieces}` })
        .where(and(eq(table.id, id), isNotNull(table.stock)))
        .returning({ id: table.id });
      if (back.length > 0) break;
    }
  }
}
