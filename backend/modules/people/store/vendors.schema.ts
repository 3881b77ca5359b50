import { sql, type SQLWrapper } from 'drizzle-orm';
import { boolean, index, integer, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { backend, type StoredText, tsvector } from '#backend/db/namespace.schema.ts';
import { users } from './people.schema.ts';

type VendorColumns = Record<'bestPriceCents' | 'closed' | 'searchText', SQLWrapper>;

const isOpen = ({ closed }: VendorColumns) => sql`not ${closed}`;

/** The sort key of vendor names: the start of their search text, which is the name in Latin script without accents. */
export const nameKey = ({ searchText }: VendorColumns) =>
  sql`(left(coalesce(${searchText}, ''), 80) collate "C")`;

/** Vendors without services come last in either direction. */
export const cheapestKey = ({ bestPriceCents }: VendorColumns) =>
  sql`(coalesce(${bestPriceCents}, 2147483647))`;

export const dearestKey = ({ bestPriceCents }: VendorColumns) =>
  sql`(coalesce(${bestPriceCents}, -1))`;

export const vendors = backend.table(
  'vendors',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    slug: text().notNull().unique(),
    shopName: text('shop_name').notNull(),
    title: jsonb().$type<StoredText>().notNull(),
    biography: jsonb().$type<StoredText>().notNull(),
    country: text().notNull(),
    portrait: text().notNull(),
    /** Neither listed nor open for orders: its owner is suspended or no longer a vendor, or the store is pending. */
    closed: boolean().notNull().default(false),
    /** Registered, but not yet approved by the team. Stores from before applications existed are approved. */
    pending: boolean().notNull().default(false),
    /** Normalised words for searching; null until backfilled. */
    searchText: text('search_text'),
    /** The price of the cheapest published service, null without one; denormalised so that lists can use an index. */
    bestPriceCents: integer('best_price_cents'),
    /** When its owner registered; denormalised for the same reason, and maintained by the database (ADR 0047). */
    registeredAt: timestamp('registered_at', { withTimezone: true }),
    /** Search vector of the words above; maintained by the database. */
    searchVector: tsvector('search_vector'),
  },
  (table) => [
    // One index per sort order of vendor lists.
    index('vendors_newest').on(table.registeredAt, table.userId).where(isOpen(table)),
    index('vendors_name').on(nameKey(table), table.userId).where(isOpen(table)),
    index('vendors_cheapest').on(cheapestKey(table), table.userId).where(isOpen(table)),
    // Also covers counts by country.
    index('vendors_country_cheapest')
      .on(table.country, cheapestKey(table), table.userId)
      .where(isOpen(table)),
    index('vendors_dearest').on(dearestKey(table), table.userId).where(isOpen(table)),
    index('vendors_closed')
      .on(table.userId)
      .where(sql`${table.closed}`),
    index('vendors_words').using('gin', table.searchVector),
    index('vendors_country').on(table.country),
    index('vendors_price').on(table.bestPriceCents, table.userId),
    index('vendors_search').using(
      'gin',
      sql`array_to_tsvector(string_to_array(${table.searchText}, ' '))`,
    ),
  ],
);

/**
 * Vendors with too many goods to update their search words at once after a rename; rows are added by the database (ADR
 * 0047).
 */
export const renamedVendors = backend.table('renamed_vendors', {
  vendorId: integer('vendor_id')
    .primaryKey()
    .references(() => vendors.userId),
  /** The last rename; as text, which keeps microseconds. */
  at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
});

export const vendorCategories = backend.table(
  'vendor_categories',
  {
    vendorId: integer('vendor_id')
      .notNull()
      .references(() => vendors.userId),
    slug: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.vendorId, table.slug] }),
    index('vendor_categories_slug').on(table.slug),
  ],
);
