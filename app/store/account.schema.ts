import { integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { appSchema } from './session.schema.ts';

/** A celebrity's attempt to register, until the code that was mailed comes back. */
export const registrations = appSchema.table('registrations', {
  id: uuid('id').primaryKey(),
  /** The unconfirmed account; null when the address belongs to somebody already, who was told so. */
  accountId: integer('account_id'),
  email: text('email').notNull(),
  locale: text('locale').notNull(),
  /** HMAC of the attempt and its code. */
  codeHash: text('code_hash').notNull(),
  tries: integer('tries').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
});

/** A link to another password. Only a hash of what the link carries is kept. */
export const passwordResets = appSchema.table('password_resets', {
  tokenHash: text('token_hash').primaryKey(),
  /** Null when there is no such account: the row is written all the same. */
  accountId: integer('account_id'),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
});

export const accountSteps = [
  `create table if not exists app.registrations (
     id uuid primary key,
     account_id integer,
     email text not null,
     locale text not null,
     code_hash text not null,
     tries integer not null,
     expires_at timestamptz not null,
     used_at timestamptz
   )`,
  `create table if not exists app.password_resets (
     token_hash text primary key,
     account_id integer,
     expires_at timestamptz not null,
     used_at timestamptz
   )`,
  `create table if not exists app.account_limits (
     key varchar(255) primary key,
     points integer not null default 0,
     expire bigint
   )`,
] as const;
