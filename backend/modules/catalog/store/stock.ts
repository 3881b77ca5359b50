import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';

import { lineMeta } from '#backend/contract/orders/order-line.ts';
import { products, variations } from './catalog.schema.ts';
import type { Executor } from '#backend/db/database.ts';
import { orderLines } from '#backend/modules/orders/store/order.schema.ts';
import { maxRowsOfOrder } from '#backend/db/list-limits.ts';

type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'id' | 'orderId'>;

/** A product of which there are fewer than are wanted. */
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
 * Takes what an order needs out of the stock, where pieces are counted, and notes on each line how many; to be undone
 * with the transaction when the order is not made.
 * @throws OutOfStock
 */
export async function takeStock(
  transaction: Executor,
  lines: readonly NewOrderLine[],
): Promise<NewOrderLine[]> {
  const taken = new Map<NewOrderLine, NewOrderLine>();
  // Always in the same order, so that two buyers never wait for each other.
  for (const line of lines.toSorted(byPlace)) {
    taken.set(line, (await takePieces(transaction, line)) ? withReducedStock(line) : line);
  }
  return lines.map((line) => taken.get(line) ?? line);
}

interface Place {
  readonly productId: number;
  readonly variationId?: number | null | undefined;
}

function byPlace(a: Place, b: Place): number {
  return a.productId - b.productId || (a.variationId ?? 0) - (b.variationId ?? 0);
}

/** Where the pieces of a line may be counted: at its variation, else at the product. */
function countedAt({ productId, variationId }: Place) {
  const product = { table: products, id: productId };
  return variationId == null ? [product] : [{ table: variations, id: variationId }, product];
}

/** How many pieces there are; null where they are not counted. */
async function stockAt(
  transaction: Executor,
  table: typeof products | typeof variations,
  id: number,
): Promise<number | null> {
  const [row] = await transaction
    .select({ stock: table.stock })
    .from(table)
    .where(eq(table.id, id))
    .limit(1);
  return row?.stock ?? null;
}

/** @returns false where pieces are not counted */
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

/** Puts back what was taken out for an order, where pieces are still counted. */
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
