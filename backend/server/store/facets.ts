import { asc, desc, eq, isNull, sql } from 'drizzle-orm';

import { categories, products } from './catalog.schema.ts';
import { type CatalogFilter, productCondition, vendorCondition } from './catalog-filter.ts';
import type { Executor } from './database.ts';
import { vendorCategories, vendors } from './people.schema.ts';

/** How many rows each value of a filter would leave, the other filters standing. */
export interface Facets {
  readonly countries: readonly { readonly code: string; readonly count: number }[];
  readonly categories: readonly { readonly slug: string; readonly count: number }[];
}

const count = sql<number>`count(*)::integer`;

/** Counts vendors. A vendor is filed under children and parents alike, so parents need no sum. */
export async function vendorFacets(database: Executor, filter: CatalogFilter): Promise<Facets> {
  const countries = await database
    .select({ code: vendors.country, count })
    .from(vendors)
    .where(vendorCondition({ ...filter, country: null }))
    .groupBy(vendors.country)
    .orderBy(desc(count), asc(vendors.country));
  const filed = await database
    .select({ slug: vendorCategories.slug, count })
    .from(vendorCategories)
    .innerJoin(vendors, eq(vendors.userId, vendorCategories.vendorId))
    .where(vendorCondition({ ...filter, category: null }))
    .groupBy(vendorCategories.slug)
    .orderBy(desc(count), asc(vendorCategories.slug));
  return { countries, categories: filed };
}

/** Counts published goods that the site sells as they are; what is filed under a child counts for its parent too. */
export async function productFacets(database: Executor, filter: CatalogFilter): Promise<Facets> {
  const goods = { ...filter, status: 'publish', virtual: false, type: 'simple' } as const;
  const countries = await database
    .select({ code: vendors.country, count })
    .from(products)
    .innerJoin(vendors, eq(vendors.userId, products.vendorId))
    .where(productCondition({ ...goods, country: null }))
    .groupBy(vendors.country)
    .orderBy(desc(count), asc(vendors.country));
  const own = await database
    .select({ slug: categories.slug, parentId: categories.parentId, count })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(productCondition({ ...goods, category: null }))
    .groupBy(categories.slug, categories.parentId);
  const top = await database
    .select({ id: categories.id, slug: categories.slug })
    .from(categories)
    .where(isNull(categories.parentId));
  const counts = new Map(own.map((row) => [row.slug, row.count]));
  for (const { id, slug } of top) {
    const below = own.filter(({ parentId }) => parentId === id);
    const sum = below.reduce((all, row) => all + row.count, counts.get(slug) ?? 0);
    if (sum > 0) counts.set(slug, sum);
  }
  const filed = [...counts].map(([slug, one]) => ({ slug, count: one }));
  return {
    countries,
    categories: filed.toSorted((a, b) => b.count - a.count || (a.slug < b.slug ? -1 : 1)),
  };
}
