import { bigint, integer, text, timestamp, uuid, varchar } from 'drizzle-orm/pg-core';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';

/** A celebrity's attempt to register, until the mailed code is confirmed. */
export const registrations = appSchema.table('registrations', {
  id: uuid('id').primaryKey(),
  /** The unconfirmed account; null when the address already has one, whose owner was told. */
  accountId: integer('account_id'),
  email: text('email').notNull(),
  locale: text('locale').notNull(),
  /** HMAC of the attempt and its code. */
  codeHash: text('code_hash').notNull(),
  tries: integer('tries').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
});

/** A link to reset the password. Only a hash of its secret is stored. */
export const passwordResets = appSchema.table('password_resets', {
  tokenHash: text('token_hash').primaryKey(),
  /** Null when there is no such account: the row is written anyway. */
  accountId: integer('account_id'),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
});

/** Completed round trips to a provider; none can be used twice. */
export const spentRoundTrips = appSchema.table('spent_round_trips', {
  stateHash: text('state_hash').primaryKey(),
  /** After this the row is not needed: the round trip has expired. */
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** The state of each limit. The columns are those that rate-limiter-flexible generates SQL for. */
export const accountLimitRows = appSchema.table('account_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since the epoch. */
  expire: bigint('expire', { mode: 'number' }),
});
