import {
  and,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  notInArray,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';

import { categories, products, type ProductType } from './catalog.schema.ts';
import { vendorCategories, vendors } from './people.schema.ts';
import { hasWord, wordsOf } from './search-text.ts';

/** What lists of vendors and of products are narrowed by; a null or missing filter lets everything through. */
export interface CatalogFilter {
  readonly search?: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | null;
  /** Id or slug; what is filed under a child belongs to the parent too. */
  readonly category?: number | string | null;
  readonly minPriceCents?: number | null;
  readonly maxPriceCents?: number | null;
}

export interface ProductFilter extends CatalogFilter {
  readonly vendorId?: number | null;
  readonly include?: readonly number[] | null;
  readonly exclude?: readonly number[] | null;
  readonly skus?: readonly string[] | null;
  readonly type?: ProductType | null;
  readonly slug?: string | null;
  /** Null lets everything through but the trash. */
  readonly status?: 'publish' | 'draft' | null;
  /** Services only, goods only, or both. */
  readonly virtual?: boolean | null;
}

const nothing = sql`false`;

/** The rows of `categories` that a category stands for: itself and what is below it. */
function isWithin(category: number | string): SQL {
  const self = typeof category === 'number' ? sql`c.id = ${category}` : sql`c.slug = ${category}`;
  return sql`exists (select 1 from ${categories} c where ${self} and c.id in (${categories.id}, ${categories.parentId}))`;
}

function priceWithin(price: SQLWrapper, filter: CatalogFilter): (SQL | undefined)[] {
  return [
    filter.minPriceCents == null ? undefined : sql`${price} >= ${filter.minPriceCents}`,
    filter.maxPriceCents == null ? undefined : sql`${price} <= ${filter.maxPriceCents}`,
  ];
}

/** Condition on `vendors`, of which the closed ones are nobody's business. A price is that of the cheapest service. */
export function vendorCondition(filter: CatalogFilter): SQL | undefined {
  const words = wordsOf(filter.search);
  return and(
    eq(vendors.closed, false),
    ...(words?.map((word) => hasWord(vendors.searchText, word)) ?? []),
    words?.length === 0 ? nothing : undefined,
    filter.country == null ? undefined : eq(vendors.country, filter.country),
    filter.category == null
      ? undefined
      : sql`${vendors.userId} in (select ${vendorCategories.vendorId} from ${vendorCategories}
          join ${categories} on ${categories.slug} = ${vendorCategories.slug} where ${isWithin(filter.category)})`,
    ...priceWithin(vendors.bestPriceCents, filter),
  );
}

/** Condition on `products`. A word of the search may stand in the title or in the seller's name. */
export function productCondition(filter: ProductFilter): SQL | undefined {
  const words = wordsOf(filter.search);
  const found = (word: string) =>
    or(
      hasWord(products.searchText, word),
      sql`${products.vendorId} in (select ${vendors.userId} from ${vendors} where ${hasWord(vendors.searchText, word)})`,
    );
  return and(
    ...(words?.map(found) ?? []),
    words?.length === 0 ? nothing : undefined,
    filter.country == null
      ? undefined
      : sql`${products.vendorId} in (select ${vendors.userId} from ${vendors} where ${vendors.country} = ${filter.country})`,
    filter.category == null
      ? undefined
      : sql`${products.categoryId} in (select ${categories.id} from ${categories} where ${isWithin(filter.category)})`,
    ...priceWithin(products.priceCents, filter),
    filter.vendorId == null ? undefined : eq(products.vendorId, filter.vendorId),
    filter.include ? inArray(products.id, [...filter.include]) : undefined,
    filter.exclude ? notInArray(products.id, [...filter.exclude]) : undefined,
    filter.skus ? inArray(products.sku, [...filter.skus]) : undefined,
    filter.type ? eq(products.type, filter.type) : undefined,
    filter.slug ? eq(products.slug, filter.slug) : undefined,
    filter.status ? eq(products.status, filter.status) : ne(products.status, 'trash'),
    // What is published in a closed shop is seen by nobody.
    filter.status === 'publish'
      ? sql`${products.vendorId} not in (select ${vendors.userId} from ${vendors} where ${vendors.closed})`
      : undefined,
    filter.virtual === true ? isNotNull(products.service) : undefined,
    filter.virtual === false ? isNull(products.service) : undefined,
  );
}
