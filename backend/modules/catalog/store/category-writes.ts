import { and, eq, inArray, sql } from 'drizzle-orm';

import { categories, products } from './catalog.schema.ts';
import type { BackendDatabase, Executor } from '#backend/db/database.ts';
import { vendorCategories } from '#backend/modules/people/store/vendors.schema.ts';
import { lockProducts } from './product-lock.ts';
import type { StoredCategory } from './categories.ts';
import { transact } from '#backend/db/transact.ts';

type CategoryValues = Omit<StoredCategory, 'id'>;

/** No one else writes categories until the transaction ends; there are few, and they are read all the same. */
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

/** Changes a category; the vendors that are filed under its slug go along. */
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

/** So many goods a step: well within what a statement may take, and no one waits long for one of them. */
const batch = 500;

/**
 * Files the goods of a category under its parent, step by step, as long as there are many: the last of them go with the
 * category. Broken off, it leaves them where a list of the parent has them in either case.
 */
export async function moveManyGoodsUp(database: BackendDatabase, id: number): Promise<void> {
  for (let moved = batch; moved === batch;) {
    moved = await transact(database, async (transaction) => {
      const [category] = await transaction
        .select({ parentId: categories.parentId })
        .from(categories)
        .where(eq(categories.id, id))
        .limit(1)
        // Until the end of the step it stays there, and stays below its parent.
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
 * Takes a category away. Its goods and its children move up to its parent, and vendors are filed there no longer.
 * @returns false, having changed nothing, where goods would be left without a category
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
