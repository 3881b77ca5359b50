import { and, eq } from 'drizzle-orm';
import type { BackendDatabase } from '#backend/db/database.ts';
import { users } from './people.schema.ts';
import { transact } from '#backend/db/transact.ts';
import { openShop } from './open-shop.ts';

/** Confirms a celebrity's pending account and opens a store that awaits approval. False if there is none. */
export function confirmVendor(database: BackendDatabase, id: number): Promise<boolean> {
  return transact(database, async (transaction) => {
    const [user] = await transaction
      .update(users)
      .set({ pending: false })
      .where(and(eq(users.id, id), eq(users.role, 'wcfm_vendor'), users.pending))
      .returning();
    if (!user) return false;
    await openShop(transaction, user, { pending: true });
    return true;
  });
}
