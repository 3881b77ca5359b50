import { and, asc, gt, inArray, isNull, sql } from 'drizzle-orm';

import { products } from '#backend/modules/catalog/store/catalog.schema.ts';
import type { BackendDatabase } from '#backend/db/database.ts';
import { vendors } from '#backend/modules/people/store/vendors.schema.ts';
import { learnWords } from './learned-words.ts';

/** So many rows a step: a second or so, in which no one else changes them. */
const batch = 2_000;

/**
 * Lets the database write the words of vendors and products that are older than their columns, and learn the words
 * themselves: setting the texts to what they are calls its triggers (ADR 0047).
 */
export async function fillSearchVectors(database: BackendDatabase): Promise<void> {
  await fillAll(async (after) => {
    const rows = await database
      .select({ id: vendors.userId, text: vendors.searchText })
      .from(vendors)
      .where(and(gt(vendors.userId, after), isNull(vendors.searchVector)))
      .orderBy(asc(vendors.userId))
      .limit(batch);
    if (rows.length === 0) return null;
    const ids = rows.map(({ id }) => id);
    // First: a row that has its words is not looked at again, should the process die in between.
    await learnWords(database, textsOf(rows));
    await database
      .update(vendors)
      .set({ searchText: sql`${vendors.searchText}` })
      .where(inArray(vendors.userId, ids));
    return ids.at(-1) ?? null;
  });
  // After those of their vendors, which are theirs too.
  await fillAll(async (after) => {
    const rows = await database
      .select({ id: products.id, text: products.searchText })
      .from(products)
      .where(and(gt(products.id, after), isNull(products.searchVector)))
      .orderBy(asc(products.id))
      .limit(batch);
    if (rows.length === 0) return null;
    const ids = rows.map(({ id }) => id);
    // First: a row that has its words is not looked at again, should the process die in between.
    await learnWords(database, textsOf(rows));
    await database
      .update(products)
      .set({ searchText: sql`${products.searchText}` })
      .where(inArray(products.id, ids));
    return ids.at(-1) ?? null;
  });
}

/** @param step fills the rows behind an id and gives the last one's, or null when there was none */
async function fillAll(step: (after: number) => Promise<number | null>): Promise<void> {
  for (let last: number | null = 0; last !== null;) last = await step(last);
}

function textsOf(rows: readonly { readonly text: string | null }[]): string[] {
  return rows.map(({ text }) => text).filter((text) => text !== null);
}
