import { and, eq, gte, isNotNull, sql } from 'drizzle-orm';

import { lineMeta } from '../../contract/order.ts';
import { products } from './catalog.schema.ts';
import type { Executor } from './database.ts';
import { orderLines } from './order.schema.ts';

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
  for (const line of lines.toSorted((a, b) => a.productId - b.productId)) {
    taken.set(line, (await takePieces(transaction, line)) ? withReducedStock(line) : line);
  }
  return lines.map((line) => taken.get(line) ?? line);
}

/** @returns false where pieces are not counted */
async function takePieces(
  transaction: Executor,
  { productId, quantity }: NewOrderLine,
): Promise<boolean> {
  const left = await transaction
    .update(products)
    .set({ stock: sql`${products.stock} - ${quantity}` })
    .where(and(eq(products.id, productId), gte(products.stock, quantity)))
    .returning({ id: products.id });
  if (left.length > 0) return true;
  const [product] = await transaction
    .select({ stock: products.stock })
    .from(products)
    .where(eq(products.id, productId));
  if (product && product.stock !== null) throw new OutOfStock(productId, product.stock);
  return false;
}

function withReducedStock(line: NewOrderLine): NewOrderLine {
  return { ...line, meta: [...line.meta, { key: lineMeta.reducedStock, value: line.quantity }] };
}

/** Puts back what was taken out for an order, where pieces are still counted. */
export async function giveStockBack(transaction: Executor, orderId: number): Promise<void> {
  const lines = await transaction
    .select({ productId: orderLines.productId, meta: orderLines.meta })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  for (const { productId, meta } of lines.toSorted((a, b) => a.productId - b.productId)) {
    const pieces = meta.find(({ key }) => key === lineMeta.reducedStock)?.value;
    if (typeof pieces !== 'number') continue;
    await transaction
      .update(products)
      .set({ stock: sql`${products.stock} + ${pieces}` })
      .where(and(eq(products.id, productId), isNotNull(products.stock)));
  }
}
