import type { StoredCategory } from './store/categories.ts';

/** A slug that no category has, made unique by its parent's slug or else by a number, as in WordPress. */
export function freeSlug(
  wanted: string,
  all: readonly StoredCategory[],
  parent: StoredCategory | null,
): string {
  const taken = new Set(all.map(({ slug }) => slug));
  if (!taken.has(wanted)) return wanted;
  const base = parent ? `${wanted}-${parent.slug}` : wanted;
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
