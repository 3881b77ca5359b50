import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';

import { products } from './catalog.schema.ts';
import { type CatalogFilter, vendorCondition } from './catalog-filter.ts';
import type { Executor } from './database.ts';
import { users, vendorCategories, vendors } from './people.schema.ts';
import { type Total, totalOf } from './total.ts';

/** A vendor with everything that a card or a page shows. */
export interface StoredVendor {
  readonly vendor: typeof vendors.$inferSelect;
  readonly user: typeof users.$inferSelect;
  readonly categories: readonly string[];
  readonly services: readonly { id: number; service: string; priceCents: number }[];
}

async function withDetails(
  database: Executor,
  rows: readonly { vendor: typeof vendors.$inferSelect; user: typeof users.$inferSelect }[],
): Promise<StoredVendor[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ vendor }) => vendor.userId);
  const categories = await database
    .select()
    .from(vendorCategories)
    .where(inArray(vendorCategories.vendorId, ids))
    .orderBy(asc(vendorCategories.position));
  const services = await database
    .select({
      id: products.id,
      vendorId: products.vendorId,
      service: products.service,
      priceCents: products.priceCents,
    })
    .from(products)
    .where(
      and(
        inArray(products.vendorId, ids),
        isNotNull(products.service),
        eq(products.status, 'publish'),
      ),
    )
    .orderBy(asc(products.id));
  return rows.map(({ vendor, user }) => ({
    vendor,
    user,
    categories: categories
      .filter(({ vendorId }) => vendorId === vendor.userId)
      .map(({ slug }) => slug),
    services: services
      .filter(({ vendorId }) => vendorId === vendor.userId)
      .flatMap(({ id, service, priceCents }) => (service ? [{ id, service, priceCents }] : [])),
  }));
}

export interface VendorQuery extends CatalogFilter {
  /** `name` is the shop's; `price` that of the cheapest service, where those without one come last. */
  readonly orderBy?: 'id' | 'date' | 'name' | 'price';
  readonly order?: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
  readonly countUpTo: number | null;
}

/** One page of vendors, in the order of their ids unless another is asked for, and how many there are. */
export async function listVendors(
  database: Executor,
  query: VendorQuery,
): Promise<{ rows: StoredVendor[]; total: Total }> {
  const condition = vendorCondition(query);
  const column = {
    id: vendors.userId,
    date: users.registeredAt,
    // It begins with the name, without accents and script.
    name: vendors.searchText,
    price: vendors.bestPriceCents,
  }[query.orderBy ?? 'id'];
  const direction = query.order === 'desc' ? desc : asc;
  const rows = await database
    .select({ vendor: vendors, user: users })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(condition)
    .orderBy(sql`${direction(column)} nulls last`, direction(vendors.userId))
    .limit(query.limit)
    .offset(query.offset);
  return {
    rows: await withDetails(database, rows),
    total: await totalOf(database, vendors, condition, query.countUpTo),
  };
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
    .select({ vendor: vendors, user: users })
    .from(vendors)
    .innerJoin(users, eq(users.id, vendors.userId))
    .where(inArray(vendors.userId, [...new Set(ids)]));
  const found = await withDetails(database, rows);
  return new Map(found.map((stored) => [stored.vendor.userId, stored]));
}
