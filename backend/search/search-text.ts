import { and, asc, eq, gt, inArray, isNull, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import { foundWords, searchWords } from '#domain/text/search-words.ts';
import { describing, isMeantWhole } from '#domain/text/word-match.ts';

import { products } from '#backend/modules/catalog/store/catalog.schema.ts';
import type { Executor } from '#backend/db/database.ts';
import type { StoredText } from '#backend/db/namespace.schema.ts';
import { users, vendors } from '#backend/modules/people/store/people.schema.ts';
import type { SearchedWords } from './searched-words.ts';

/** More words than these make no search better and cost a lookup each. */
const mostWords = 8;

/** What a vendor is found by: the shop's name first, so that it also sorts by it, then what describes. */
export function vendorSearchText(vendor: {
  readonly shopName: string;
  readonly displayName: string;
  readonly title: StoredText;
}): string {
  const { shopName, displayName, title } = vendor;
  const names = foundWords(`${shopName} ${displayName}`);
  const titles = searchWords(Object.values(title).join(' '));
  return [...names, ...titles.filter((word) => !names.includes(word)).map(describing)].join(' ');
}

/** What a product is found by: its title in every language. */
export function productSearchText(title: StoredText): string {
  return searchWords(Object.values(title).join(' ')).join(' ');
}

/** The words of a search; null when nothing is searched for. */
export function wordsOf(search: string | null | undefined): readonly string[] | null {
  return search == null || search.trim() === '' ? null : searchWords(search).slice(0, mostWords);
}

function queryOf(words: readonly string[]): string {
  return words.map((word) => (isMeantWhole(word) ? `'${word}'` : `'${word}':*`)).join(' | ');
}

/** True where a word is found by one of the given ones, which are folded and hold letters and digits only. */
export function matches(vector: SQLWrapper, words: readonly string[]): SQL {
  return sql`${vector} @@ ${queryOf(words)}::tsquery`;
}

/** True where one of these words stands. */
export function matchesWhole(vector: SQLWrapper, words: readonly string[]): SQL {
  return sql`${vector} @@ ${words.map((word) => `'${word}'`).join(' | ')}::tsquery`;
}

/**
 * True where each of these words is found, said so that no index is asked: of rows that were found by something else.
 */
export function holdsAsWell(vector: SQLWrapper, words: SearchedWords): SQL | undefined {
  return and(...words.map((word) => sql`not (${vector} @@ ${`!(${queryOf(word)})`}::tsquery)`));
}

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
