import { searchWords } from '#domain/text/search/search-words.ts';

/** A name, in one language, and the facts it stands for. */
export interface NamedFact {
  readonly name: string;
  /** Matching any one of these is enough. */
  readonly facts: readonly string[];
}

export const maxPrefixlessLength = 4;

/** An index from words to the facts that names stand for. */
export interface FactIndex {
  /** Maps a word to the names that contain it. */
  readonly byWord: ReadonlyMap<string, readonly IndexedName[]>;
}

export interface IndexedName {
  readonly words: readonly string[];
  readonly facts: readonly string[];
}

/** The word and, if it is longer, the word without its last letter, so that "singer" finds "Singers". */
export function formsOf(word: string): readonly string[] {
  const letters = [...word];
  return letters.length > maxPrefixlessLength ? [word, letters.slice(0, -1).join('')] : [word];
}

/** Builds the index from names. */
export function indexFacts(named: readonly NamedFact[]): FactIndex {
  const byWord = new Map<string, IndexedName[]>();
  for (const { name, facts } of named) {
    const words = searchWords(name);
    for (const form of new Set(words.flatMap(formsOf))) {
      const there = byWord.get(form) ?? [];
      there.push({ words, facts });
      byWord.set(form, there);
    }
  }
  return { byWord };
}
