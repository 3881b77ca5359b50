import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import { foundWords, searchWords } from '#domain/text/search/search-words.ts';
import { describing, isMeantWhole } from '#domain/text/search/word-match.ts';

import type { StoredText } from '#backend/db/namespace.schema.ts';
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
