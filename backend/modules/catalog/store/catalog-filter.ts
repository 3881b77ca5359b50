import {
  and,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notInArray,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';

import { categories, products, type ProductType } from './catalog.schema.ts';
import type { Executor } from '#backend/db/database.ts';
import { vendorCategories, vendors } from '#backend/modules/people/store/people.schema.ts';
import type { SearchedWords } from '#backend/search/searched-words.ts';
import { maxCategories } from '#backend/db/list-limits.ts';

/** What lists of vendors and of products are narrowed by; a null or missing filter lets everything through. */
export interface CatalogFilter {
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | null;
  /** Ids of a category and of what is below it; none where there is no such category. */
  readonly categoryIds?: readonly number[] | null;
  readonly minPriceCents?: number | null;
  readonly maxPriceCents?: number | null;
}

/** The same with the words that are searched for. */
export interface CatalogSearch extends CatalogFilter {
  readonly words?: SearchedWords | null;
}

export interface ProductFilter extends CatalogFilter {
  readonly vendorId?: number | null;
  readonly include?: readonly number[] | null;
  readonly exclude?: readonly number[] | null;
  readonly skus?: readonly string[] | null;
  readonly type?: ProductType | null;
  readonly slug?: string | null;
  /** Those that were made, or changed, after or before this. */
  readonly after?: Date | null;
  readonly before?: Date | null;
  readonly modifiedAfter?: Date | null;
  readonly modifiedBefore?: Date | null;
  /** Whether there is something left of it; null lets both through. */
  readonly inStock?: boolean | null;
  /** Whether its price is reduced; null lets both through. */
  readonly onSale?: boolean | null;
  readonly featured?: boolean | null;
  /** Those that follow this one in a list of the newest first. */
  readonly behind?: number | null;
  /** Null lets everything through but the trash. */
  readonly status?: 'publish' | 'draft' | null;
  /** Of what is published also what the shop sells itself, which no page shows; only with those who run the shop. */
  readonly withShopsOwn?: boolean;
  /** True counts what a closed store has published as published, for those who may see it. */
  readonly evenClosed?: boolean;
  /** Services only, goods only, or both. */
  readonly virtual?: boolean | null;
}

/**
 * What a category stands for: itself and what is below it. Asked beforehand, so that the database sees in a list's
 * condition which categories these are: of one it then walks along the index, and of rare ones it knows that they are.
 * @param category id or slug
 */
export async function categoriesWithin(
  database: Executor,
  category: number | string,
): Promise<readonly number[]> {
  const self = typeof category === 'number' ? sql`c.id = ${category}` : sql`c.slug = ${category}`;
  const rows = await database
    .select({ id: categories.id })
    .from(categories)
    .where(
      sql`exists (select 1 from ${categories} c where ${self} and c.id in (${categories.id}, ${categories.parentId}))`,
    )
    .limit(maxCategories);
  return rows.map(({ id }) => id);
}

function priceWithin(price: SQLWrapper, filter: CatalogFilter): (SQL | undefined)[] {
  return [
    filter.minPriceCents == null ? undefined : sql`${price} >= ${filter.minPriceCents}`,
    filter.maxPriceCents == null ? undefined : sql`${price} <= ${filter.maxPriceCents}`,
  ];
}

/** Condition on `vendors`, of which the closed ones are no one's business. A price is that of the cheapest service. */
export function vendorCondition(filter: CatalogFilter): SQL | undefined {
  return and(
    // As the indexes have it.
    sql`not ${vendors.closed}`,
    filter.country == null ? undefined : eq(vendors.country, filter.country),
    filter.categoryIds == null
      ? undefined
      : sql`${vendors.userId} in (select ${vendorCategories.vendorId} from ${vendorCategories}
          join ${categories} on ${categories.slug} = ${vendorCategories.slug} where ${inArray(categories.id, [...filter.categoryIds])})`,
    ...priceWithin(vendors.bestPriceCents, filter),
  );
}

/** Of published goods those of an open shop, as the index has it. */
function soldFrom(country: string, status: ProductFilter['status']): SQL {
  const open = status === 'publish' ? sql`and not ${vendors.closed}` : sql``;
  return sql`${products.vendorId} in (select ${vendors.userId} from ${vendors} where ${vendors.country} = ${country} ${open})`;
}

/** What is published in a closed shop is seen by no one, and what the shop sells itself stands on no page. */
function shownTo(withShopsOwn: boolean): SQL | undefined {
  const isOpen = sql`${products.vendorId} not in (select ${vendors.userId} from ${vendors} where ${vendors.closed})`;
  return withShopsOwn
    ? or(isNull(products.vendorId), isOpen)
    : and(isNotNull(products.vendorId), isOpen);
}

/** Condition on `products`. */
export function productCondition(filter: ProductFilter): SQL | undefined {
  return and(
    filter.country == null ? undefined : soldFrom(filter.country, filter.status),
    filter.categoryIds ? inArray(products.categoryId, [...filter.categoryIds]) : undefined,
    ...priceWithin(products.priceCents, filter),
    filter.vendorId == null ? undefined : eq(products.vendorId, filter.vendorId),
    filter.include ? inArray(products.id, [...filter.include]) : undefined,
    filter.exclude ? notInArray(products.id, [...filter.exclude]) : undefined,
    filter.skus ? inArray(products.sku, [...filter.skus]) : undefined,
    filter.type ? eq(products.type, filter.type) : undefined,
    filter.slug ? eq(products.slug, filter.slug) : undefined,
    filter.status ? eq(products.status, filter.status) : ne(products.status, 'trash'),
    filter.status === 'publish' && filter.country == null && filter.evenClosed !== true
      ? shownTo(filter.withShopsOwn ?? false)
      : undefined,
    filter.after ? gt(products.createdAt, filter.after) : undefined,
    filter.before ? lt(products.createdAt, filter.before) : undefined,
    filter.modifiedAfter ? gt(products.modifiedAt, filter.modifiedAfter) : undefined,
    filter.modifiedBefore ? lt(products.modifiedAt, filter.modifiedBefore) : undefined,
    filter.inStock === true ? or(isNull(products.stock), gt(products.stock, 0)) : undefined,
    filter.inStock === false ? eq(products.stock, 0) : undefined,
    filter.onSale == null ? undefined : eq(products.onSale, filter.onSale),
    filter.featured == null
      ? undefined
      : sql`coalesce((${products.details} ->> 'featured')::boolean, false) = ${filter.featured}`,
    filter.behind == null
      ? undefined
      : sql`(${products.createdAt}, ${products.id}) < (select p.created_at, p.id from ${products} p where p.id = ${filter.behind})`,
    filter.virtual === true ? isNotNull(products.service) : undefined,
    filter.virtual === false ? isNull(products.service) : undefined,
  );
}
