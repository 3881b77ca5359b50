import { and, eq, inArray } from 'drizzle-orm';

import { holdingStatuses, type Pieces } from '#domain/checkout/unpaid-pieces.ts';

import { lineMeta } from '#backend/contract/orders/order-line.ts';
import type { Executor } from '#backend/db/database.ts';
import { orderLines, orders } from './order.schema.ts';
import type { StoredUser } from '#backend/modules/people/store/users.ts';
import { users } from '#backend/modules/people/store/people.schema.ts';

/**
 * Serialises the orders of one customer until the transaction ends, so that each sees the stock that the others hold.
 * @returns the customer
 */
export async function lockBuyer(
  transaction: Executor,
  customerId: number,
): Promise<StoredUser | null> {
  const [buyer] = await transaction
    .select()
    .from(users)
    .where(eq(users.id, customerId))
    .limit(1)
    .for('no key update');
  return buyer ?? null;
}

/** The items of these lines that were taken out of stock. */
export function countedPieces(
  lines: readonly Pick<typeof orderLines.$inferInsert, 'productId' | 'meta'>[],
): Pieces[] {
  return lines.flatMap(({ productId, meta }) => {
    const quantity = meta.find(({ key }) => key === lineMeta.reducedStock)?.value;
    return typeof quantity === 'number' ? [{ productId, quantity }] : [];
  });
}

/** The items that a customer's unpaid orders hold now. */
export async function heldPieces(transaction: Executor, customerId: number): Promise<Pieces[]> {
  const lines = await transaction
    .select({ productId: orderLines.productId, meta: orderLines.meta })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orders.payment, 'awaiting'),
        inArray(orders.status, [...holdingStatuses]),
      ),
    );
  return countedPieces(lines);
}
