import { asc } from 'drizzle-orm';

import { factOf } from '#domain/catalog/searched-facts.ts';
import { type FactIndex, indexFacts } from '#domain/catalog/fact-index.ts';

import { categories } from './catalog.schema.ts';
import type { Executor } from '#backend/db/database.ts';
import { maxCategories } from '#backend/db/list-limits.ts';

/** The index of the names last read, cached because building it takes longer than reading them. */
let known: { readonly names: string; readonly index: FactIndex } | null = null;

/** The categories that each category name stands for: the category and its children. */
export async function categoryFacts(database: Executor): Promise<FactIndex> {
  const rows = await database
    .select({ id: categories.id, parentId: categories.parentId, name: categories.name })
    .from(categories)
    .orderBy(asc(categories.id))
    .limit(maxCategories);
  const names = JSON.stringify(rows);
  if (known?.names === names) return known.index;
  const index = indexFacts(
    rows.flatMap(({ id, name }) => {
      const within = rows.filter((one) => one.id === id || one.parentId === id);
      const facts = within.map((one) => factOf.category(one.id));
      return Object.values(name).map((one) => ({ name: one, facts }));
    }),
  );
  known = { names, index };
  return index;
}
