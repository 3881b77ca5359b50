import { foldText } from './text-folding.ts';

/** How one name is like another: the same but for case and spaces, or near enough to be mistaken for it. */
export type NameLikeness = 'same' | 'similar';

/** Letters and digits by the Latin letter that they look like, in small letters and in capitals. */
const lookAlikes: Readonly<Record<string, string>> = {
  // Cyrillic
  ...{ а: 'a', в: 'b', е: 'e', ё: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't' },
  ...{ у: 'y', х: 'x', і: 'i', ј: 'j', ѕ: 's', ԁ: 'd', ԛ: 'q', ԝ: 'w', һ: 'h', г: 'r', п: 'n' },
  ...{ А: 'a', В: 'b', Е: 'e', К: 'k', М: 'm', Н: 'h', О: 'o', Р: 'p', С: 'c', Т: 't', У: 'y' },
  ...{ Х: 'x', І: 'i', Ј: 'j', Ѕ: 's' },
  // Greek
  ...{ α: 'a', β: 'b', γ: 'y', ε: 'e', η: 'n', ι: 'i', κ: 'k', μ: 'u', ν: 'v', ο: 'o', ρ: 'p' },
  ...{ σ: 'o', ς: 'c', τ: 't', υ: 'u', χ: 'x', ω: 'w' },
  ...{ Α: 'a', Β: 'b', Ε: 'e', Ζ: 'z', Η: 'h', Ι: 'i', Κ: 'k', Μ: 'm', Ν: 'n', Ο: 'o', Ρ: 'p' },
  ...{ Τ: 't', Υ: 'y', Χ: 'x' },
  // Digits and signs
  ...{ '0': 'o', '1': 'l', '3': 'e', '5': 's', '@': 'a', $: 's', '|': 'l' },
};

/** What a name looks like in Latin letters; small l and capital I count as one letter. */
function shapeOf(name: string): string {
  const latin = [...name.normalize('NFKD').replace(/\p{M}/gu, '')].map(
    (letter) => lookAlikes[letter] ?? letter,
  );
  return foldText(latin.join('').replace(/I/g, 'l')).replace(/l/g, 'i');
}

/** What it sounds like. */
function soundOf(name: string): string {
  return foldText(name);
}

function plain(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** How many letters may differ, by the length of the longer name: short names differ by one letter and are others. */
function allowedEdits(length: number): number {
  if (length < 6) return 0;
  return length < 10 ? 1 : 2;
}

/**
 * Letters that were added, left out, exchanged or swapped with their neighbour; null where there are more than `most`.
 */
export function editDistance(one: string, other: string, most: number): number | null {
  if (Math.abs(one.length - other.length) > most) return null;
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const swapped =
        row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next[column] = Math.min(
        (last[column] ?? most) + 1,
        (next[column - 1] ?? most) + 1,
        (last[column - 1] ?? most) + (same ? 0 : 1),
        swapped ? (before[column - 2] ?? most) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...next) > most) return null;
    [before, last] = [last, next];
  }
  const distance = last[other.length] ?? 0;
  return distance <= most ? distance : null;
}

function isNear(one: string, other: string): boolean {
  const most = allowedEdits(Math.max(one.length, other.length));
  return editDistance(one, other, most) !== null;
}

function wordsIn(skeleton: string): readonly string[] {
  return skeleton.split(' ').filter((word) => word !== '');
}

/** All words of a name of several stand in the other one, whatever else does: "The Real Danae Vellis". */
function isWithin(inner: readonly string[], outer: readonly string[]): boolean {
  if (inner.length < 2) return false;
  return inner.every((word) => outer.some((candidate) => isNear(word, candidate)));
}

/** A name as others are compared with it. Making one costs more than comparing two. */
export interface ComparableName {
  readonly plain: string;
  /** Its sound and its shape, as words. */
  readonly skeletons: readonly (readonly string[])[];
}

/** Prepares a name for comparing it with many. */
export function comparableName(name: string): ComparableName {
  return { plain: plain(name), skeletons: [soundOf(name), shapeOf(name)].map(wordsIn) };
}

function areNear(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === 0 || other.length === 0) return false;
  if (isNear(one.join(''), other.join(''))) return true;
  const sorted = (words: readonly string[]) => words.toSorted().join('');
  if (isNear(sorted(one), sorted(other))) return true;
  return isWithin(one, other) || isWithin(other, one);
}

/**
 * Whether one name could be taken for another: without case, accents and script, by sound and by the shape of its
 * letters, with a few letters more, fewer or changed, its words in another order or with words around them.
 */
export function nameLikeness(one: ComparableName, other: ComparableName): NameLikeness | null {
  if (one.plain === other.plain) return one.plain === '' ? null : 'same';
  const isLike = one.skeletons.some((mine) =>
    other.skeletons.some((theirs) => areNear(mine, theirs)),
  );
  return isLike ? 'similar' : null;
}

/**
 * Whether a celebrity's new name could be taken for this other one. What the old name was like already, it may stay
 * like. All three comparable.
 */
export function comesTooClose(
  other: ComparableName,
  { was, wanted }: Readonly<Record<'was' | 'wanted', ComparableName>>,
): boolean {
  return nameLikeness(other, wanted) !== null && nameLikeness(other, was) === null;
}

/**
 * Whether a name could be taken for the site's own: it is like it, or has all of its words among others. Both
 * comparable.
 */
export function isLikeSiteName(site: ComparableName, name: ComparableName): boolean {
  if (nameLikeness(site, name) !== null) return true;
  return site.skeletons.some(
    (words, at) =>
      words.length > 0 && words.every((word) => name.skeletons[at]?.includes(word) ?? false),
  );
}
