import { and, eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import { promisedDaysMetaKey } from '#backend/contract/catalog/product.ts';
import { defaultPromisedDays } from '#domain/order/promise/promised-days.ts';
import { categories, products } from './catalog.schema.ts';
import { vendorCategories, vendors } from '#backend/modules/people/store/vendors.schema.ts';
import type { SearchedWords } from '#backend/search/searched-words.ts';

/** Filters for lists of vendors and of products; a null or missing filter matches everything. */
export interface CatalogFilter {
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | null;
  /** Ids of a category and its children; empty if there is no such category. */
  readonly categoryIds?: readonly number[] | null;
  readonly minPriceCents?: number | null;
  readonly maxPriceCents?: number | null;
  /** Of vendors alone: within how many days of the payment a personalised video is promised at most. */
  readonly promisedWithin?: number | null;
}

/** The same with search words. */
export interface CatalogSearch extends CatalogFilter {
  readonly words?: SearchedWords | null;
}

export function priceWithin(price: SQLWrapper, filter: CatalogFilter): (SQL | undefined)[] {
  return [
    filter.minPriceCents == null ? undefined : sql`${price} >= ${filter.minPriceCents}`,
    filter.maxPriceCents == null ? undefined : sql`${price} <= ${filter.maxPriceCents}`,
  ];
}

/** Vendors whose personalised video is promised in time, the domain's `readPromisedDays` in SQL. */
function promisesWithin(days: number): SQL {
  const said = sql`(select case when m->>'value' ~ '^([1-9]|[12][0-9]|30)$' then (m->>'value')::int end
    from jsonb_array_elements(${products.meta}) m where m->>'key' = ${promisedDaysMetaKey} limit 1)`;
  return sql`exists (select 1 from ${products} where ${products.vendorId} = ${vendors.userId}
    and ${products.service} = 'getVideo' and ${products.status} = 'publish'
    and coalesce(${said}, ${defaultPromisedDays}) <= ${days})`;
}

/** Condition on `vendors`, without closed ones. A price filter applies to the cheapest service. */
export function vendorCondition(filter: CatalogFilter): SQL | undefined {
  return and(
    // Written as in the indexes.
    sql`not ${vendors.closed}`,
    filter.country == null ? undefined : eq(vendors.country, filter.country),
    filter.categoryIds == null
      ? undefined
      : sql`${vendors.userId} in (select ${vendorCategories.vendorId} from ${vendorCategories}
          join ${categories} on ${categories.slug} = ${vendorCategories.slug} where ${inArray(categories.id, [...filter.categoryIds])})`,
    ...priceWithin(vendors.bestPriceCents, filter),
    filter.promisedWithin == null ? undefined : promisesWithin(filter.promisedWithin),
  );
}
