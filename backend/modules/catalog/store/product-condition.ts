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
  /** Creation and modification time limits. */
  readonly after?: Date | null;
  readonly before?: Date | null;
  readonly modifiedAfter?: Date | null;
  readonly modifiedBefore?: Date | null;
  /** Whether it is in stock; null matches both. */
  readonly inStock?: boolean | null;
  /** Whether it is on sale; null matches both. */
  readonly onSale?: boolean | null;
  readonly featured?: boolean | null;
  /** The products after this one in a list with the newest first. */
  readonly behind?: number | null;
  /** Null matches everything except the trash. */
  readonly status?: 'publish' | 'draft' | null;
  /** Includes the shop's own products, which no page shows; only for users who run the shop. */
  readonly withShopsOwn?: boolean;
  /** True counts published products of a closed store as published, for users who may see them. */
  readonly evenClosed?: boolean;
  /** Services only, goods only, or both. */
  readonly virtual?: boolean | null;
}

/** Products of vendors in a country; for published ones only open shops, as in the index. */
function soldFrom(country: string, status: ProductFilter['status']): SQL {
  const open = status === 'publish' ? sql`and not ${vendors.closed}` : sql``;
  return sql`${products.vendorId} in (select ${vendors.userId} from ${vendors} where ${vendors.country} = ${country} ${open})`;
}

/** Products of closed shops are hidden, and the shop's own are on no page. */
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
