import { foldText } from '#domain/text/search/text-folding.ts';
import { foundWords } from '#domain/text/search/search-words.ts';

/** The folded words of a text, with what was found out about them: names of many orders have words in common. */
interface Words {
  readonly list: readonly string[];
  readonly known: Map<string, boolean>;
}

/** The words of what a statement line says about its payer. */
export interface NameWords {
  /** Of the payer's name. */
  readonly payer: Words;
  /** Of all of it, also of the text, in which a payer may say for whom the money is. */
  readonly all: Words;
}

function wordsIn(...texts: readonly string[]): Words {
  const list = texts.flatMap((text) => {
    return foldText(text)
      .split(' ')
      .filter((word) => /\p{L}/u.test(word));
  });
  return { list: [...new Set(list)], known: new Map() };
}

export function nameWordsOf(payerName: string, text: string): NameWords {
  return { payer: wordsIn(payerName), all: wordsIn(text, payerName) };
}

/** A name of an order, prepared for comparison: for each of its words all spellings. */
export type ComparableName = readonly (readonly string[])[];

const shortest = 2;

/** Prepares a name; empty for one that is too short to tell anyone by. */
export function comparableName(name: string): ComparableName {
  return name
    .split(/[\s-]+/)
    .map((word) => foundWords(word).filter((one) => one.length >= shortest))
    .filter((spellings) => spellings.length > 0);
}

/** How many letters two spellings of one name may differ in: banks and passports transliterate in several ways. */
function allowedDistance(length: number): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}

/** Whether one text becomes the other with so many letters added, left out or replaced. */
function isWithin(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  // Two spellings of one name begin or end alike; this spares most of the work.
  if (one[0] !== other[0] && one.at(-1) !== other.at(-1)) return false;
  let row = Array.from({ length: other.length + 1 }, (_none, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same);
      next.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return false;
    row = next;
  }
  return row[other.length]! <= most;
}

/** Banks cut names off; a word of which so much is left is recognised. */
const recognisable = 4;

function isSameWord(word: string, written: string, isLast: boolean): boolean {
  if (word === written) return true;
  if (isLast && written.length >= recognisable && word.startsWith(written)) return true;
  const most = allowedDistance(Math.min(word.length, written.length));
  return most > 0 && isWithin(word, written, most);
}

/** Whether one of the spellings of a word is among these. */
function isAmong(spellings: readonly string[], { list, known }: Words): boolean {
  const key = spellings.join(' ');
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = list.some((written, at) =>
    spellings.some((word) => isSameWord(word, written, at === list.length - 1)),
  );
  known.set(key, found);
  return found;
}

/** How well a name agrees with what a line says: as a whole, in its longest word, or not at all. */
export function nameAgreement(
  name: ComparableName,
  { payer, all }: NameWords,
): 'whole' | 'part' | 'none' {
  if (name.length === 0) return 'none';
  if (name.length > 1 && name.every((spellings) => isAmong(spellings, all))) return 'whole';
  const isTelling = name.some(
    (spellings) => (spellings[0] ?? '').length >= recognisable && isAmong(spellings, payer),
  );
  return isTelling ? 'part' : 'none';
}
