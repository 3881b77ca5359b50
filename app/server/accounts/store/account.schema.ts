import { bigint, integer, text, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';

/** A celebrity's attempt to register, until the code that was mailed comes back. */
export const registrations = appSchema.table('registrations', {
  id: uuid('id').primaryKey(),
  /** The unconfirmed account; null when the address belongs to someone already, who was told so. */
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

/** Ways to a provider that someone came back from; none is gone twice. */
export const spentRoundTrips = appSchema.table('spent_round_trips', {
  stateHash: text('state_hash').primaryKey(),
  /** After it the row is of no use: the round trip is too old by itself. */
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** What is left of each limit. The columns are the ones that rate-limiter-flexible writes SQL for. */
export const accountLimitRows = appSchema.table('account_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since the epoch. */
  expire: bigint('expire', { mode: 'number' }),
});
