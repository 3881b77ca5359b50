import { sql, type SQLWrapper } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

import { backend, type StoredText, tsvector } from '#backend/db/namespace.schema.ts';

export interface StoredAddress {
  readonly first_name: string;
  readonly last_name: string;
  readonly company: string;
  readonly address_1: string;
  readonly address_2: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
  readonly country: string;
  readonly phone: string;
}

export type StoredBilling = StoredAddress & { readonly email: string };

export const userRoles = ['customer', 'wcfm_vendor', 'shop_manager', 'administrator'] as const;
export type UserRole = (typeof userRoles)[number];

export const users = backend.table(
  'users',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** In lower case. */
    login: text().notNull().unique(),
    /** In lower case. */
    email: text().notNull().unique(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    displayName: text('display_name').notNull(),
    role: text({ enum: userRoles }).notNull(),
    locale: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    /**
     * Counts what ends every token given before: another password, role or address, a suspension and its end. The
     * database itself counts them, no matter who writes the row (ADR 0065); the column is older than the word.
     */
    accountVersion: integer('password_version').notNull().default(0),
    /** Registered, and not yet known to own the address; such an account cannot sign in. */
    pending: boolean().notNull().default(false),
    /** Since when the account may not sign in; null where it may. */
    suspendedAt: timestamp('suspended_at', { withTimezone: true }),
    /** Why, in the words of anyone who suspended it. */
    suspendedFor: text('suspended_for').notNull().default(''),
    billing: jsonb().$type<StoredBilling>().notNull(),
    /** Null until the person says where; the billing address counts until then. */
    shipping: jsonb().$type<StoredAddress>(),
    /** What WordPress has no place for, as texts. */
    meta: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** The own picture in the media library, or null. */
    pictureId: integer('picture_id'),
    registeredAt: timestamp('registered_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // Few at any time: anyone who registers looks for those that give way.
    index('users_pending')
      .on(table.registeredAt)
      .where(sql`${table.pending}`),
  ],
);

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

/** Whom a person is at an OpenID provider: issuer and subject name him or her for good. */
export const identities = backend.table(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('identities_user').on(table.userId),
  ],
);

/** Tokens that were exchanged for new ones: they end earlier than they say. */
export const retiredTokens = backend.table('retired_tokens', {
  jti: uuid().primaryKey(),
  /** Unix seconds until which the token is still taken. */
  validUntil: bigint('valid_until', { mode: 'number' }).notNull(),
  /** Unix seconds of the token's own end; after it the row is of no use. */
  expires: bigint({ mode: 'number' }).notNull(),
});

/** Signatures of other programs that were used, so that no one who overheard one uses it again. */
export const signedNonces = backend.table('signed_nonces', {
  nonce: text().primaryKey(),
  /** Unix seconds when it was signed; older ones are refused by their time alone. */
  at: bigint({ mode: 'number' }).notNull(),
});
