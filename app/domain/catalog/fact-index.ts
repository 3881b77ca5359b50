import { searchWords } from '#domain/text/search/search-words.ts';

/** A name, in one language, and the facts that it stands for. */
export interface NamedFact {
  readonly name: string;
  /** Any of these will do. */
  readonly facts: readonly string[];
}

export const maxPrefixlessLength = 4;

/** What names stand for, ready to be asked by words. */
export interface FactIndex {
  /** By a word: the names in which it stands. */
  readonly byWord: ReadonlyMap<string, readonly IndexedName[]>;
}

export interface IndexedName {
  readonly words: readonly string[];
  readonly facts: readonly string[];
}

/** Word and, of longer ones, the word without its last letter: "singer" is asked for "Singers". */
export function formsOf(word: string): readonly string[] {
  const letters = [...word];
  return letters.length > maxPrefixlessLength ? [word, letters.slice(0, -1).join('')] : [word];
}

/** Reads names once. */
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
