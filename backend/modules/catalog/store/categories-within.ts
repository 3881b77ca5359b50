import { sql } from 'drizzle-orm';
import { categories } from './catalog.schema.ts';
import type { Executor } from '#backend/db/database.ts';
import { maxCategories } from '#backend/db/list-limits.ts';

/**
 * A category and its children. Looked up first, so that the list query contains their ids: for a single one the planner
 * can walk the index, and for rare ones it has statistics.
 * @param category id or slug
 */
export async function categoriesWithin(
  database: Executor,
  category: number | string,
): Promise<readonly number[]> {
  const self = typeof category === 'number' ? sql`c.id = ${category}` : sql`c.slug = ${category}`;
  const rows = await database
    .select({ id: categories.id })
    .from(categories)
    .where(
      sql`exists (select 1 from ${categories} c where ${self} and c.id in (${categories.id}, ${categories.parentId}))`,
    )
    .limit(maxCategories);
  return rows.map(({ id }) => id);
}
