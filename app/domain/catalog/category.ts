/** A category of the catalogue with its subcategories. */
export interface Category {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly children: readonly Category[];
}

/** A category and its parent, found by the slugs in a URL; null if there is no such pair. */
export function findCategory(
  top: readonly Category[],
  slug: string,
  childSlug?: string,
): { readonly category: Category; readonly parent: Category | null } | null {
  const found = top.find((category) => category.slug === slug);
  if (childSlug !== undefined) {
    const child = found?.children.find((category) => category.slug === childSlug);
    return child && found ? { category: child, parent: found } : null;
  }
  if (found) return { category: found, parent: null };
  for (const parent of top) {
    const category = parent.children.find((child) => child.slug === slug);
    if (category) return { category, parent };
  }
  return null;
}
