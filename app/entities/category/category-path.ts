import { findCategory, type Category } from '#domain/catalog/category.ts';

/** A page in a breadcrumb trail; `path` has no language prefix. */
export interface TrailStep {
  readonly name: string;
  readonly path: string;
}

/**
 * The path through the category tree to the first of these slugs that it contains, parent first. A child listed next to
 * its parent takes precedence.
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
