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
    /** Time of the user's last request, to the minute. */
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
    /** The browser's name that the user recognizes (`deviceName`); '' when unknown. */
    device: text('device').notNull().default(''),
    /** Until when one request holds the lease on renewing the token; null when none does. */
    renewingUntil: timestamp('renewing_until', { withTimezone: true }),
    /** When a second factor was provided; null for a session without one. */
    secondFactorAt: timestamp('second_factor_at', { withTimezone: true }),
    /** When the user last confirmed their identity: at sign-in or later (ADR 0068). */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);
