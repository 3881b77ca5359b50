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
} from 'drizzle-orm';
import { products, type ProductType } from './catalog.schema.ts';
import { vendors } from '#backend/modules/people/store/vendors.schema.ts';
import { type CatalogFilter, priceWithin } from './catalog-filter.ts';

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
