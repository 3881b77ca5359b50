import { and, eq } from 'drizzle-orm';
import { vendorCondition } from '#backend/modules/catalog/store/catalog-filter.ts';
import type { Executor } from '#backend/db/database.ts';
import { users } from '#backend/modules/people/store/people.schema.ts';
import {
  cheapestKey,
  dearestKey,
  nameKey,
  vendors,
} from '#backend/modules/people/store/vendors.schema.ts';
import { type Listed, pageFrom, seek } from '#backend/db/seek.ts';
import { searched } from '#backend/search/search-hits.ts';
import { type StoredVendor, findVendors } from './vendors.ts';
import { type VendorQuery, vendorSorts } from './vendor-list.ts';

/** One page of vendors, by default sorted by id, and the total count. */
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
