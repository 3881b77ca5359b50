import { and, eq, inArray, sql } from 'drizzle-orm';

import { categories, products } from './catalog.schema.ts';
import type { BackendDatabase, Executor } from '#backend/db/database.ts';
import { vendorCategories } from '#backend/modules/people/store/vendors.schema.ts';
import { lockProducts } from './product-lock.ts';
import type { StoredCategory } from './categories.ts';
import { transact } from '#backend/db/transact.ts';

type CategoryValues = Omit<StoredCategory, 'id'>;

/** Blocks other category writes until the transaction ends; there are few, and reads go on. */
export async function lockCategories(transaction: Executor): Promise<void> {
  await transaction.execute(sql`lock table ${categories} in share row exclusive mode`);
}

/** Adds a category. @returns its id */
export async function addCategory(transaction: Executor, values: CategoryValues): Promise<number> {
  const [row] = await transaction
    .insert(categories)
    .values(values)
    .returning({ id: categories.id });
  if (!row) throw new Error('a category was not written');
  return row.id;
}

/** Changes a category, and its slug for the vendors in it. */
export async function writeCategory(
  transaction: Executor,
  before: StoredCategory,
  values: Partial<CategoryValues>,
): Promise<void> {
  if (Object.keys(values).length === 0) return;
  await transaction.update(categories).set(values).where(eq(categories.id, before.id));
  const { slug = before.slug } = values;
  if (slug === before.slug) return;
  await transaction
    .update(vendorCategories)
    .set({ slug })
    .where(eq(vendorCategories.slug, before.slug));
}

/** Rows per step: well within a statement's limits, and no step blocks others for long. */
const batch = 500;

/**
 * Moves a category's goods to its parent in steps while there are many; the last ones are moved when the category is
 * removed. If interrupted, the goods are in the parent's list either way.
 */
export async function moveManyGoodsUp(database: BackendDatabase, id: number): Promise<void> {
  for (let moved = batch; moved === batch;) {
    moved = await transact(database, async (transaction) => {
      const [category] = await transaction
        .select({ parentId: categories.parentId })
        .from(categories)
        .where(eq(categories.id, id))
        .limit(1)
        // Until the step ends, the category cannot be removed or moved to another parent.
        .for('share');
      if (!category || category.parentId === null) return 0;
      const rows = await transaction
        .select({ id: products.id })
        .from(products)
        .where(eq(products.categoryId, id))
        .limit(batch);
      if (rows.length < batch) return 0;
      const ids = rows.map((row) => row.id);
      await lockProducts(transaction, ids);
      await transaction
        .update(products)
        .set({ categoryId: category.parentId })
        .where(and(inArray(products.id, ids), eq(products.categoryId, id)));
      return ids.length;
    });
  }
}

/**
 * Removes a category. Its goods and child categories move up to its parent, and its vendors leave it.
 * @returns false, without any change, if goods would be left without a category
 */
export async function removeCategory(
  transaction: Executor,
  { id, parentId, slug }: StoredCategory,
): Promise<boolean> {
  const filed = eq(products.categoryId, id);
  if (parentId !== null) {
    await transaction.update(products).set({ categoryId: parentId }).where(filed);
  } else if ((await transaction.$count(products, filed)) > 0) {
    return false;
  }
  await transaction.update(categories).set({ parentId }).where(eq(categories.parentId, id));
  await transaction.delete(vendorCategories).where(eq(vendorCategories.slug, slug));
  await transaction.delete(categories).where(eq(categories.id, id));
  return true;
}
