import { noText } from '#backend/modules/catalog/store/translated-text.ts';
import type { Executor } from '#backend/db/database.ts';
import { vendors } from './vendors.schema.ts';
import { vendorSearchText } from '#backend/search/search-text.ts';
import type { StoredUser } from './users.ts';

/** Creates an empty store for an account without one; an existing store stays as it is. A pending store is closed. */
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
  // If another shop has the same name, the number distinguishes them.
  for (const slug of [login, `${login}-${id}`]) {
    await executor
      .insert(vendors)
      .values({ ...shop, slug })
      .onConflictDoNothing();
  }
}
