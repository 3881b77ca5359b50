import { asc, count, inArray } from 'drizzle-orm';
import { categories, products } from './catalog.schema.ts';
import { productCondition } from './product-condition.ts';
import type { Executor } from '#backend/db/database.ts';
import { maxCategories } from '#backend/db/list-limits.ts';

export type StoredCategory = typeof categories.$inferSelect;

export function allCategories(database: Executor): Promise<StoredCategory[]> {
  return database
    .select()
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id))
    .limit(maxCategories);
}

/** Those of the given categories that exist. */
export function findCategories(
  database: Executor,
  ids: readonly number[],
): Promise<Pick<StoredCategory, 'id' | 'parentId'>[]> {
  return database
    .select({ id: categories.id, parentId: categories.parentId })
    .from(categories)
    .where(inArray(categories.id, [...ids]))
    .limit(ids.length);
}

/** The number of published goods directly in each category. */
export async function productsByCategory(database: Executor): Promise<ReadonlyMap<number, number>> {
  const rows = await database
    .select({ id: products.categoryId, goods: count() })
    .from(products)
    .where(productCondition({ status: 'publish', virtual: false }))
    .groupBy(products.categoryId)
    .limit(maxCategories);
  return new Map(rows.flatMap(({ id, goods }) => (id === null ? [] : [[id, goods] as const])));
}

/** The same, with a child's goods counted for its parent too. */
export function withGoodsBelow(
  all: readonly StoredCategory[],
  goods: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  const countOf = ({ id }: StoredCategory) =>
    all
      .filter(({ parentId }) => parentId === id)
      .reduce((sum, child) => sum + (goods.get(child.id) ?? 0), goods.get(id) ?? 0);
  return new Map(all.map((category) => [category.id, countOf(category)]));
}
