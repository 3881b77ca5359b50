import { searchWords } from '#domain/text/search/search-words.ts';

/** Words in Latin letters, for an address; of a text in another script those that a search compares. */
export function latinWords(text: string): readonly string[] {
  const plain = text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  const latin = plain.match(/[a-z0-9]+/g) ?? [];
  return latin.length > 0 ? latin : searchWords(text).filter((word) => /^[a-z0-9]+$/.test(word));
}
