import { and, eq, gte, sql } from 'drizzle-orm';

import { lineMeta } from '#backend/contract/orders/order-line.ts';
import type { Executor } from '#backend/db/database.ts';
import type { orderLines } from '#backend/modules/orders/store/order.schema.ts';
import { byPlace, countedAt, stockAt } from './stock-places.ts';

type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'id' | 'orderId'>;

/** A product has less stock than requested. */
export class OutOfStock extends Error {
  readonly productId: number;
  readonly left: number;

  constructor(productId: number, left: number) {
    super(`product ${productId} is out of stock`);
    this.name = 'OutOfStock';
    this.productId = productId;
    this.left = left;
  }
}

/**
 * Takes an order's items out of managed stock and notes the quantities on its lines; rolled back with the transaction
 * if the order fails.
 * @param uncounted lines without managed stock, according to the products just read
 * @throws OutOfStock
 */
export async function takeStock(
  transaction: Executor,
  lines: readonly NewOrderLine[],
  uncounted: ReadonlySet<NewOrderLine>,
): Promise<NewOrderLine[]> {
  const taken = new Map<NewOrderLine, NewOrderLine>();
  // Always in the same order, so that two buyers never deadlock.
  for (const line of lines.filter((one) => !uncounted.has(one)).toSorted(byPlace)) {
    taken.set(line, (await takePieces(transaction, line)) ? withReducedStock(line) : line);
  }
  return lines.map((line) => taken.get(line) ?? line);
}

/** @returns false if stock is not managed */
async function takePieces(transaction: Executor, line: NewOrderLine): Promise<boolean> {
  for (const { table, id } of countedAt(line)) {
    if ((await stockAt(transaction, table, id)) === null) continue;
    const left = await transaction
      .update(table)
      .set({ stock: sql`${table.stock} - ${line.quantity}` })
      .where(and(eq(table.id, id), gte(table.stock, line.quantity)))
      .returning({ id: table.id });
    if (left.length > 0) return true;
    const stock = await stockAt(transaction, table, id);
    if (stock !== null) throw new OutOfStock(line.productId, stock);
  }
  return false;
}

function withReducedStock(line: NewOrderLine): NewOrderLine {
  return { ...line, meta: [...line.meta, { key: lineMeta.reducedStock, value: line.quantity }] };
}
