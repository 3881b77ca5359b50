import { noText } from '#backend/modules/catalog/store/translated-text.ts';
import { asc, eq, or } from 'drizzle-orm';

import { vendorMetaKey } from '#backend/contract/orders/order-meta.ts';
import type { BackendDatabase, Executor } from '#backend/db/database.ts';
import { products } from '#backend/modules/catalog/store/catalog.schema.ts';
import { orderLines, orders } from '#backend/modules/orders/store/order.schema.ts';
import { identities, type StoredBilling, users } from './people.schema.ts';
import { vendorCategories, vendors } from './vendors.schema.ts';
import { transact } from '#backend/db/transact.ts';
import { type ErasureObstacles, erasureObstacles, isErasable } from './erasure-obstacles.ts';
import { goneName, goneLogin, goneEmail, goneAddress, noPassword } from './erased-account.ts';
import { removeProofs, removeFiles } from './erased-files.ts';
import { pseudonymiseOrders } from './pseudonymise-orders.ts';

/** Closes a store: removes its page, goods and name; fans keep what they bought. */
async function closeStore(transaction: Executor, id: number, now: Date): Promise<void> {
  const closed = await transaction
    .update(vendors)
    .set({
      ...{ closed: true, slug: goneLogin(id), shopName: goneName, portrait: '', searchText: '' },
      ...{ title: noText, biography: noText, bestPriceCents: null },
    })
    .where(eq(vendors.userId, id))
    .returning({ id: vendors.userId });
  if (closed.length === 0) return;
  await transaction.delete(vendorCategories).where(eq(vendorCategories.vendorId, id));
  await transaction
    .update(products)
    .set({
      ...{ status: 'trash', description: noText, image: null, pictures: [], searchText: '' },
      modifiedAt: now,
    })
    .where(eq(products.vendorId, id));
  const lines = await transaction
    .select({ id: orderLines.id, meta: orderLines.meta })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.vendorId, id));
  for (const line of lines) {
    const meta = line.meta.map((entry) =>
      entry.key === vendorMetaKey ? { ...entry, displayValue: goneName } : entry,
    );
    await transaction.update(orderLines).set({ meta }).where(eq(orderLines.id, line.id));
  }
}

/** Disables sign-in and clears the account; its row stays, since orders refer to it. */
async function emptyAccount(transaction: Executor, id: number, now: Date): Promise<void> {
  await transaction.delete(identities).where(eq(identities.userId, id));
  const billing: StoredBilling = { ...goneAddress({ country: '' }), first_name: '', email: '' };
  await transaction
    .update(users)
    .set({
      ...{ login: goneLogin(id), email: goneEmail(id), displayName: goneName },
      ...{ firstName: '', lastName: '', billing, shipping: null, meta: {}, pictureId: null },
      passwordHash: noPassword,
      suspendedAt: now,
      suspendedFor: goneName,
    })
    .where(eq(users.id, id));
}

/**
 * Deletes an account as far as bookkeeping allows, atomically. Idempotent, so an interrupted deletion can be repeated.
 * @returns the obstacles, or null if there is no such account
 */
export async function eraseAccount(
  database: BackendDatabase,
  folder: string,
  id: number,
  now: Date,
): Promise<ErasureObstacles | null> {
  const obstacles = await transact(database, async (transaction) => {
    // If two administrators leave at the same time, one stays.
    await transaction
      .select({ id: users.id })
      .from(users)
      .where(or(eq(users.role, 'administrator'), eq(users.id, id)))
      .orderBy(asc(users.id))
      .for('update');
    const found = await erasureObstacles(transaction, id);
    if (!found || !isErasable(found)) return found;
    await pseudonymiseOrders(transaction, id);
    await closeStore(transaction, id, now);
    await emptyAccount(transaction, id, now);
    return found;
  });
  if (obstacles && isErasable(obstacles)) {
    await removeProofs(database, folder, id);
    await removeFiles(database, folder, id);
  }
  return obstacles;
}
