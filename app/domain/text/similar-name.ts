import { editDistance } from './edit-distance.ts';
import type { ComparableName } from './comparable-name.ts';

/** How similar one name is to another: the same except for case and spaces, or close enough to be mistaken for it. */
export type NameLikeness = 'same' | 'similar';

/**
 * How many letters may differ, by the length of the longer name: short names that differ by one letter are distinct.
 */
function allowedEdits(length: number): number {
  if (length < 6) return 0;
  return length < 10 ? 1 : 2;
}

function isNear(one: string, other: string): boolean {
  const most = allowedEdits(Math.max(one.length, other.length));
  return editDistance(one, other, most) !== null;
}

/** Whether all words of a multi-word name appear in the other, whatever else it contains: "The Real Danae Vellis". */
function isWithin(inner: readonly string[], outer: readonly string[]): boolean {
  if (inner.length < 2) return false;
  return inner.every((word) => outer.some((candidate) => isNear(word, candidate)));
}

function areNear(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === 0 || other.length === 0) return false;
  if (isNear(one.join(''), other.join(''))) return true;
  const sorted = (words: readonly string[]) => words.toSorted().join('');
  if (isNear(sorted(one), sorted(other))) return true;
  return isWithin(one, other) || isWithin(other, one);
}

/**
 * Whether one name could be taken for another: ignoring case, accents and script, by sound and by the shape of its
 * letters, with a few letters added, removed or changed, its words reordered or surrounded by others.
 */
export function nameLikeness(one: ComparableName, other: ComparableName): NameLikeness | null {
  if (one.plain === other.plain) return one.plain === '' ? null : 'same';
  const isLike = one.skeletons.some((mine) =>
    other.skeletons.some((theirs) => areNear(mine, theirs)),
  );
  return isLike ? 'similar' : null;
}

/**
 * Whether a celebrity's new name could be taken for this other one. Similarities that the old name already had are
 * allowed. All three must be comparable names.
 */
export function comesTooClose(
  other: ComparableName,
  { was, wanted }: Readonly<Record<'was' | 'wanted', ComparableName>>,
): boolean {
  return nameLikeness(other, wanted) !== null && nameLikeness(other, was) === null;
}

/**
 * Whether a name could be taken for the site's own: it is similar, or contains all of its words. Both must be
 * comparable names.
 */
export function isLikeSiteName(site: ComparableName, name: ComparableName): boolean {
  if (nameLikeness(site, name) !== null) return true;
  return site.skeletons.some(
    (words, at) =>
      words.length > 0 && words.every((word) => name.skeletons[at]?.includes(word) ?? false),
  );
}
