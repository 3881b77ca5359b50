import { and, eq } from 'drizzle-orm';
import { noText } from '#backend/modules/catalog/store/translated-text.ts';
import type { BackendDatabase, Executor } from '#backend/db/database.ts';
import { users } from './people.schema.ts';
import { vendors } from './vendors.schema.ts';
import { vendorSearchText } from '#backend/search/search-text.ts';
import { transact } from '#backend/db/transact.ts';
import type { StoredUser } from './users.ts';

/** Makes an unconfirmed celebrity's account a full one, with a store that is pending. False when there is none. */
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

/** Makes an empty store for an account that has none; one that is there stays as it is. A pending store is closed. */
export async function openShop(
  executor: Executor,
  { id, login, displayName }: Pick<StoredUser, 'id' | 'login' | 'displayName'>,
  { pending }: { readonly pending: boolean },
): Promise<void> {
  const shop = {
    userId: id,
    shopName: displayName,
    title: noText,
    biography: noText,
    country: '',
    portrait: '',
    ...{ pending, closed: pending },
    searchText: vendorSearchText({ shopName: displayName, displayName, title: noText }),
  };
  // Another shop may be called as this person is; then the number tells them apart.
  for (const slug of [login, `${login}-${id}`]) {
    await executor
      .insert(vendors)
      .values({ ...shop, slug })
      .onConflictDoNothing();
  }
}
