import { eq } from 'drizzle-orm';
import type { BackendDatabase } from '#backend/db/database.ts';
import { isAsItIs } from '#backend/db/is-as-it-is.ts';
import { users } from './people.schema.ts';
import { vendors } from './vendors.schema.ts';
import { vendorSearchText } from '#backend/search/search-text.ts';
import { transact } from '#backend/db/transact.ts';
import { withTranslation } from '#backend/modules/catalog/store/translated-text.ts';
import type { StoreChange } from './accounts.ts';

/** Updates a vendor's store. @returns whether it changed; also false if there is no such vendor */
export function changeStore(
  database: BackendDatabase,
  id: number,
  { shopName, description, logo }: StoreChange,
): Promise<boolean> {
  return transact(database, async (transaction) => {
    const [row] = await transaction
      .select({ vendor: vendors, displayName: users.displayName })
      .from(vendors)
      .innerJoin(users, eq(users.id, vendors.userId))
      .where(eq(vendors.userId, id))
      .limit(1)
      .for('update');
    if (!row) return false;
    const { vendor, displayName } = row;
    const name = shopName ?? vendor.shopName;
    const wanted = {
      shopName: name,
      searchText: vendorSearchText({ shopName: name, displayName, title: vendor.title }),
      ...(description && { biography: withTranslation(vendor.biography, description) }),
      ...(logo && { portrait: logo.path }),
    };
    if (isAsItIs(vendor, wanted)) return false;
    await transaction.update(vendors).set(wanted).where(eq(vendors.userId, id));
    if (logo) await transaction.update(users).set({ pictureId: logo.id }).where(eq(users.id, id));
    return true;
  });
}
