import { eq, isNull } from 'drizzle-orm';
import { products } from '#backend/modules/catalog/store/catalog.schema.ts';
import type { Executor } from '#backend/db/database.ts';
import { users } from '#backend/modules/people/store/people.schema.ts';
import { vendors } from '#backend/modules/people/store/vendors.schema.ts';
import { vendorSearchText, productSearchText } from './search-text.ts';

/** Rows that are filled at once. */
const batch = 500;

/** Writes the search text of rows that have none: those stored before there was one. */
export async function fillSearchTexts(database: Executor): Promise<void> {
  let filled: number;
  do filled = await fillVendors(database);
  while (filled === batch);
  do filled = await fillProducts(database);
  while (filled === batch);
}

async function fillVendors(database: Executor): Promise<number> {
  const people = await database
    .select({
      userId: vendors.userId,
      shopName: vendors.shopName,
      title: vendors.title,
      displayName: users.displayName,
    })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(isNull(vendors.searchText))
    .limit(batch);
  for (const row of people) {
    await database
      .update(vendors)
      .set({ searchText: vendorSearchText(row) })
      .where(eq(vendors.userId, row.userId));
  }
  return people.length;
}

async function fillProducts(database: Executor): Promise<number> {
  const goods = await database
    .select({ id: products.id, title: products.title })
    .from(products)
    .where(isNull(products.searchText))
    .limit(batch);
  for (const { id, title } of goods) {
    await database
      .update(products)
      .set({ searchText: productSearchText(title) })
      .where(eq(products.id, id));
  }
  return goods.length;
}
