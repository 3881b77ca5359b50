import { bigint, index, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';

export const appSchema = pgSchema('app');

/** One signed-in browser. The row is found by a hash of the cookie, and holds the token sealed (ADR 0004). */
export const sessions = appSchema.table(
  'sessions',
  {
    idHash: text('id_hash').primaryKey(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    sealed: text('sealed').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When the person last asked for something, to the minute. */
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
    /** By what the person knows the browser again (`deviceName`); '' when it did not say. */
    device: text('device').notNull().default(''),
    /** Until when one request alone may renew the token; null when none does. */
    renewingUntil: timestamp('renewing_until', { withTimezone: true }),
    /** When a second factor was shown in it; null for a session that began without one. */
    secondFactorAt: timestamp('second_factor_at', { withTimezone: true }),
    /** When the person last showed to be the owner: at the sign-in, or asked again since (ADR 0068). */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);
