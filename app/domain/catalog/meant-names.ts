import { formsOf, type FactIndex, type IndexedName, maxPrefixlessLength } from './fact-index.ts';

function isTyped(word: string, typed: readonly string[]): boolean {
  const forms = formsOf(word);
  return typed.some((one) => forms.includes(one));
}

/** The names that are meant: those with every word typed, and those that are the only ones with one of the words. */
export function namesMeant(
  typed: readonly string[],
  { byWord }: FactIndex,
): readonly IndexedName[] {
  return typed.flatMap((word) => {
    const names = byWord.get(word) ?? [];
    const facts = new Set(names.map((name) => name.facts.join(' ')));
    const isOnlyOnes = facts.size === 1 && [...word].length >= maxPrefixlessLength;
    return isOnlyOnes
      ? names
      : names.filter(({ words }) => words.every((one) => isTyped(one, typed)));
  });
}
