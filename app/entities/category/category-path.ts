import { findCategory, type Category } from '#domain/catalog/category.ts';

/** A page on the way to another one; `path` is without its language. */
export interface TrailStep {
  readonly name: string;
  readonly path: string;
}

/**
 * The way through the category tree to the first of these slugs that it knows, the parent first; a child that is
 * named beside its parent is the nearer one.
 */
export function categoryPath(tree: readonly Category[], slugs: readonly string[]): TrailStep[] {
  const found = slugs.flatMap((slug) => findCategory(tree, slug) ?? []);
  const nearest = found.find(({ parent }) => parent !== null) ?? found[0];
  if (!nearest) return [];
  const { category, parent } = nearest;
  const top = parent ?? category;
  const first = { name: top.name, path: `/products/${top.slug}` };
  if (!parent) return [first];
  return [first, { name: category.name, path: `${first.path}/${category.slug}` }];
}
