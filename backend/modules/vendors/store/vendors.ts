import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';

import { products } from '#backend/modules/catalog/store/catalog.schema.ts';
import {
  type CatalogSearch,
  vendorCondition,
} from '#backend/modules/catalog/store/catalog-filter.ts';
import type { Executor } from '#backend/db/database.ts';
import {
  cheapestKey,
  dearestKey,
  nameKey,
  users,
  vendorCategories,
  vendors,
} from '#backend/modules/people/store/people.schema.ts';
import { type Listed, type ListOrder, pageFrom, type Part, seek } from '#backend/db/seek.ts';
import { searched } from '#backend/search/search-hits.ts';
import { maxRowsOfVendor } from '#backend/db/list-limits.ts';

/** A vendor with everything that a card or a page shows. */
export interface StoredVendor {
  readonly vendor: typeof vendors.$inferSelect;
  readonly user: typeof users.$inferSelect;
  readonly categories: readonly string[];
  readonly services: readonly { id: number; service: string; priceCents: number }[];
}

/** What a vendor is filed under and offers, as columns beside the vendor's own. */
const belongings = {
  categories: sql<string[]>`(select coalesce(json_agg(filed.slug), '[]') from (
    select ${vendorCategories.slug} from ${vendorCategories}
    where ${eq(vendorCategories.vendorId, vendors.userId)}
    order by ${vendorCategories.position} limit ${maxRowsOfVendor}) as filed)`,
  services: sql<StoredVendor['services']>`(select coalesce(json_agg(json_build_object(
      'id', offered.id, 'service', offered.service, 'priceCents', offered.price_cents)), '[]') from (
    select ${products.id}, ${products.service}, ${products.priceCents} from ${products}
    where ${and(eq(products.vendorId, vendors.userId), isNotNull(products.service), eq(products.status, 'publish'))}
    order by ${products.id} limit ${maxRowsOfVendor}) as offered)`,
};

export interface VendorQuery extends CatalogSearch, Part {
  /** `name` is the shop's; `price` that of the cheapest service, where those without one come last. */
  readonly orderBy?: keyof typeof vendorSorts;
  readonly order?: 'asc' | 'desc';
  readonly countUpTo: number | null;
}

/** What each order of vendors is one of. */
export const vendorSorts = {
  id: 'number',
  date: 'instant',
  name: 'text',
  price: 'number',
} as const satisfies Record<string, ListOrder['kind']>;

/** One page of vendors, in the order of their ids unless another is asked for, and how many there are. */
export async function listVendors(
  database: Executor,
  query: VendorQuery,
): Promise<Listed<StoredVendor>> {
  const { orderBy = 'id', countUpTo } = query;
  const descending = query.order === 'desc';
  const key = {
    id: vendors.userId,
    date: vendors.registeredAt,
    name: nameKey(vendors),
    price: descending ? dearestKey(vendors) : cheapestKey(vendors),
  }[orderBy];
  const order = { key, kind: vendorSorts[orderBy], id: vendors.userId, descending };
  const { where, offset, total } = await searched(
    database,
    {
      table: vendors,
      id: vendors.userId,
      vector: vendors.searchVector,
      areKnown: true,
      order,
      part: query,
    },
    {
      where: vendorCondition(query),
      isNarrow: false,
      words: query.words ?? null,
      match: null,
      countUpTo,
    },
  );
  const part = seek(order, query);
  const read = await database
    .select({ id: vendors.userId, position: part.position })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(and(where, part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
    .offset(offset);
  const { rows, ...page } = pageFrom(read, query, ({ id }) => id);
  const [found, all] = await Promise.all([
    findVendors(
      database,
      rows.map(({ id }) => id),
    ),
    page.whole ?? total(),
  ]);
  return { ...page, rows: rows.flatMap(({ id }) => found.get(id) ?? []), total: all };
}

export async function findVendor(database: Executor, id: number): Promise<StoredVendor | null> {
  return (await findVendors(database, [id])).get(id) ?? null;
}

/** Vendors by id. */
export async function findVendors(
  database: Executor,
  ids: readonly number[],
): Promise<Map<number, StoredVendor>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select({ vendor: vendors, user: users, ...belongings })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(inArray(vendors.userId, [...new Set(ids)]))
    .limit(ids.length);
  return new Map(rows.map((stored) => [stored.vendor.userId, stored]));
}
