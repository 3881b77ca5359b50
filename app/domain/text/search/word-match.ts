/** What stands before a word that says what someone is known for, and names no one. No text has it in a folded word. */
const aside = '~';

/** A word of a description, as it is kept among those by which something is found. */
export function describing(word: string): string {
  return aside + word;
}

/**
 * Whether a word of a search is meant as it stands. So is a number of one or two digits, since who looks for "vol 2"
 * wants no "vol 21", and such a number begins every tenth or hundredth other one; a word of up to three letters among
 * those that describe: "mug" is the beginning of an Azerbaijani singer; and what no one types, such as `@country:GR`.
 */
export function isMeantWhole(typed: string): boolean {
  return /^(?:\d{1,2}|~.{1,3}|@.*)$/u.test(typed);
}

/** Whether a word is found by a word of a search: by its beginning, or only whole. Both are folded. */
export function isFoundBy(word: string, typed: string): boolean {
  return isMeantWhole(typed) ? word === typed : word.startsWith(typed);
}

/** All by which a word of a search is found: names, and the same word where it describes. */
export function waysToFind(typed: string): readonly string[] {
  return [typed, describing(typed)];
}

/** Whether each word of a search finds one of these. */
export function findsAll(typed: readonly string[], words: readonly string[]): boolean {
  return typed.every((one) => words.some((word) => isFoundBy(word, one)));
}

/** The same where any of several will do for each word. */
export function findsEach(
  typed: readonly (readonly string[])[],
  words: readonly string[],
): boolean {
  return typed.every((ways) => ways.some((one) => words.some((word) => isFoundBy(word, one))));
}
