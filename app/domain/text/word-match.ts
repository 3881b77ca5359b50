/**
 * Whether a word of a search is meant as it stands: a number of one or two digits, since who looks for "vol 2" wants no
 * "vol 21", and such a number begins every tenth or hundredth other one.
 */
export function isMeantWhole(typed: string): boolean {
  return /^\d{1,2}$/.test(typed);
}

/** Whether a word is found by a word of a search: by its beginning, or only whole. Both are folded. */
export function isFoundBy(word: string, typed: string): boolean {
  return isMeantWhole(typed) ? word === typed : word.startsWith(typed);
}

/** Whether each word of a search finds one of these. */
export function findsAll(typed: readonly string[], words: readonly string[]): boolean {
  return typed.every((one) => words.some((word) => isFoundBy(word, one)));
}
