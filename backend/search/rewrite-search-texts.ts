import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import { products } from '#backend/modules/catalog/store/catalog.schema.ts';
import type { Executor } from '#backend/db/database.ts';
import { users } from '#backend/modules/people/store/people.schema.ts';
import { vendors } from '#backend/modules/people/store/vendors.schema.ts';
import { vendorSearchText } from './search-text.ts';

/** Rows that are written anew at once: a second or so. */
const rewritten = 1_000;

/**
 * Writes the words of every row as they are written now: what describes a vendor apart from the names, names in plain
 * letters, and by the database's triggers what else is known of each row (ADR 0118).
 */
export async function rewriteSearchTexts(database: Executor): Promise<void> {
  for (let last: number | null = 0; last !== null;) last = await rewriteVendors(database, last);
  for (let last: number | null = 0; last !== null;) last = await rewriteProducts(database, last);
}

async function rewriteVendors(database: Executor, after: number): Promise<number | null> {
  const people = await database
    .select({
      userId: vendors.userId,
      shopName: vendors.shopName,
      title: vendors.title,
      displayName: users.displayName,
    })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    // Of who has gone no word is left.
    .where(and(gt(vendors.userId, after), ne(vendors.searchText, '')))
    .orderBy(asc(vendors.userId))
    .limit(rewritten);
  for (const row of people) {
    await database
      .update(vendors)
      .set({ searchText: vendorSearchText(row) })
      .where(eq(vendors.userId, row.userId));
  }
  return people.at(-1)?.userId ?? null;
}

/** Setting the texts to what they are calls the triggers. */
async function rewriteProducts(database: Executor, after: number): Promise<number | null> {
  const goods = await database
    .select({ id: products.id })
    .from(products)
    .where(gt(products.id, after))
    .orderBy(asc(products.id))
    .limit(rewritten);
  const ids = goods.map(({ id }) => id);
  if (ids.length > 0) {
    await database
      .update(products)
      .set({ searchText: sql`${products.searchText}` })
      .where(inArray(products.id, ids));
  }
  return ids.at(-1) ?? null;
}
