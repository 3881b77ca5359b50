import { and, eq, inArray } from 'drizzle-orm';

import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import type { BackendDatabase } from '#backend/db/database.ts';
import { orderMetaRows, orders } from '#backend/modules/orders/store/order.schema.ts';
import { noPassword } from './erased-account.ts';
import { users } from './people.schema.ts';

/** Which orders were placed together: this reveals what one person bought at one time. */
export const checkoutMeta = [orderMeta.checkout, orderMeta.checkoutOrders] as const;

/** Removes it from the orders of accounts that earlier releases deleted without it. */
export async function removeErasedCheckouts(database: BackendDatabase): Promise<void> {
  const ofErased = database
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.customerId))
    .where(eq(users.passwordHash, noPassword));
  await database
    .delete(orderMetaRows)
    .where(
      and(inArray(orderMetaRows.key, [...checkoutMeta]), inArray(orderMetaRows.orderId, ofErased)),
    );
}
