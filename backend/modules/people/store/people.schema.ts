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
     * Incremented by every change that invalidates earlier tokens: another password, role or address, a suspension and
     * its end. Maintained by the database for every writer of the row (ADR 0065); the column's name is older.
     */
    accountVersion: integer('password_version').notNull().default(0),
    /** Registered, but the address is not verified yet; such an account cannot sign in. */
    pending: boolean().notNull().default(false),
    /** When the account was suspended; null if it is not. */
    suspendedAt: timestamp('suspended_at', { withTimezone: true }),
    /** The reason, as entered by the person who suspended it. */
    suspendedFor: text('suspended_for').notNull().default(''),
    billing: jsonb().$type<StoredBilling>().notNull(),
    /** Null until set; until then the billing address is used. */
    shipping: jsonb().$type<StoredAddress>(),
    /** Text values that WordPress has no field for. */
    meta: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** The user's own picture in the media library, or null. */
    pictureId: integer('picture_id'),
    registeredAt: timestamp('registered_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // There are few at any time; each registration looks for those that have expired.
    index('users_pending')
      .on(table.registeredAt)
      .where(sql`${table.pending}`),
  ],
);

/** A user's identity at an OpenID provider: issuer and subject identify them permanently. */
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
