import { sql, type SQLWrapper } from 'drizzle-orm';
import { boolean, index, integer, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { backend, type StoredText, tsvector } from '#backend/db/namespace.schema.ts';
import { users } from './people.schema.ts';

type VendorColumns = Record<'bestPriceCents' | 'closed' | 'searchText', SQLWrapper>;

const isOpen = ({ closed }: VendorColumns) => sql`not ${closed}`;

/** By what vendors are ordered: the beginning of their words, which is the name without accents and script. */
export const nameKey = ({ searchText }: VendorColumns) =>
  sql`(left(coalesce(${searchText}, ''), 80) collate "C")`;

/** Who has no service comes last, whichever way prices go. */
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
    /** Neither listed nor ordered from: its owner is suspended or no vendor any more, or the store is pending. */
    closed: boolean().notNull().default(false),
    /**
     * Registered, and not approved by those who run the shop. Stores from before there were applications are approved.
     */
    pending: boolean().notNull().default(false),
    /** Folded words that a search compares; null until they are filled in. */
    searchText: text('search_text'),
    /** Of the cheapest published service, null without one: kept here so that lists have an order to walk along. */
    bestPriceCents: integer('best_price_cents'),
    /** Since when its owner has the account; kept here for the same reason, by the database itself (ADR 0047). */
    registeredAt: timestamp('registered_at', { withTimezone: true }),
    /** The words above as a search compares them; the database itself keeps them. */
    searchVector: tsvector('search_vector'),
  },
  (table) => [
    // Lists of vendors in each order they are shown in.
    index('vendors_newest').on(table.registeredAt, table.userId).where(isOpen(table)),
    index('vendors_name').on(nameKey(table), table.userId).where(isOpen(table)),
    index('vendors_cheapest').on(cheapestKey(table), table.userId).where(isOpen(table)),
    // Also all that a count of a country asks for.
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
 * Vendors with so many goods that these get the words of a new name step by step; the database itself puts them in (ADR
 * 0047).
 */
export const renamedVendors = backend.table('renamed_vendors', {
  vendorId: integer('vendor_id')
    .primaryKey()
    .references(() => vendors.userId),
  /** The last time; as a text, which loses no microseconds. */
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
