/** Prefix of words that describe a person rather than name them. It never occurs in a folded word. */
const aside = '~';

/** A descriptive word, as stored in the search words. */
export function describing(word: string): string {
  return aside + word;
}

/**
 * Whether a search word must match exactly. This applies to numbers of one or two digits, since a search for "vol 2"
 * does not want "vol 21", and such a number is the prefix of many others; to descriptive words of up to three letters:
 * "mug" is the beginning of an Azerbaijani singer; and to words no one types, such as `@country:GR`.
 */
export function isMeantWhole(typed: string): boolean {
  return /^(?:\d{1,2}|~.{1,3}|@.*)$/u.test(typed);
}

/** Whether a search word matches a word: as a prefix, or only exactly. Both are folded. */
export function isFoundBy(word: string, typed: string): boolean {
  return isMeantWhole(typed) ? word === typed : word.startsWith(typed);
}

/** All forms in which a search word can match: as a name, and as a descriptive word. */
export function waysToFind(typed: string): readonly string[] {
  return [typed, describing(typed)];
}

/** Whether each search word matches one of these. */
export function findsAll(typed: readonly string[], words: readonly string[]): boolean {
  return typed.every((one) => words.some((word) => isFoundBy(word, one)));
}

/** The same, with alternatives for each search word, any of which may match. */
export function findsEach(
  typed: readonly (readonly string[])[],
  words: readonly string[],
): boolean {
  return typed.every((ways) => ways.some((one) => words.some((word) => isFoundBy(word, one))));
}
