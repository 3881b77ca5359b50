import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import { backend } from '#backend/db/namespace.schema.ts';

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
