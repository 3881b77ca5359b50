import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';

import { promisedDaysMetaKey, qualityMetaKey } from '#backend/contract/catalog/product.ts';
import { products } from '#backend/modules/catalog/store/catalog.schema.ts';
import type { Executor } from '#backend/db/database.ts';
import { users } from '#backend/modules/people/store/people.schema.ts';
import { vendorCategories, vendors } from '#backend/modules/people/store/vendors.schema.ts';
import { maxRowsOfVendor } from '#backend/db/list-limits.ts';

/** A vendor with all the data of a card or a page. */
export interface StoredVendor {
  readonly vendor: typeof vendors.$inferSelect;
  readonly user: typeof users.$inferSelect;
  readonly categories: readonly string[];
  readonly services: readonly {
    id: number;
    service: string;
    priceCents: number;
    /** As stored; null if the vendor has not said. */
    promisedDays: string | null;
    /** JSON as stored; null if the vendor has not said. */
    quality: string | null;
  }[];
}

/** A vendor's categories and services, as additional columns. */
const belongings = {
  categories: sql<string[]>`(select coalesce(json_agg(filed.slug), '[]') from (
    select ${vendorCategories.slug} from ${vendorCategories}
    where ${eq(vendorCategories.vendorId, vendors.userId)}
    order by ${vendorCategories.position} limit ${maxRowsOfVendor}) as filed)`,
  services: sql<StoredVendor['services']>`(select coalesce(json_agg(json_build_object(
      'id', offered.id, 'service', offered.service, 'priceCents', offered.price_cents, 'promisedDays', offered.promised_days,
      'quality', offered.quality)), '[]') from (
    select ${products.id}, ${products.service}, ${products.priceCents},
      (select m->>'value' from jsonb_array_elements(${products.meta}) m
        where m->>'key' = ${promisedDaysMetaKey} limit 1) as promised_days,
      (select m->>'value' from jsonb_array_elements(${products.meta}) m
        where m->>'key' = ${qualityMetaKey} limit 1) as quality
    from ${products}
    where ${and(eq(products.vendorId, vendors.userId), isNotNull(products.service), eq(products.status, 'publish'))}
    order by ${products.id} limit ${maxRowsOfVendor}) as offered)`,
};

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
