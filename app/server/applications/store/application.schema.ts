import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, text, timestamp } from 'drizzle-orm/pg-core';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';

/** What a celebrity shows to be listed, and what the team decided; none for one who was listed before (ADR 0101). */
export const applications = appSchema.table(
  'celebrity_applications',
  {
    accountId: integer('account_id').primaryKey(),
    /** An `ApplicationState`. */
    state: text('state').notNull(),
    links: jsonb('links').$type<readonly string[]>().notNull().default([]),
    message: text('message').notNull().default(''),
    /** Language of the mails. */
    locale: text('locale').notNull(),
    /** Counts changes: a decision names the one that it is about, so of two decisions one counts. */
    version: integer('version').notNull().default(1),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** What was declined, as a hash: the same is not sent again. */
    declinedHash: text('declined_hash').notNull().default(''),
    declinedTimes: integer('declined_times').notNull().default(0),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    decidedBy: integer('decided_by'),
    /** Why it was declined: a `DeclineReason`, and words. */
    reason: text('reason'),
    words: text('words').notNull().default(''),
    /** Approved, and the back end has not opened the store yet. */
    isOpening: boolean('is_opening').notNull().default(false),
  },
  (table) => [
    index('celebrity_applications_sent')
      .on(table.sentAt, table.accountId)
      .where(sql`${table.state} = 'sent'`),
    index('celebrity_applications_opening')
      .on(table.accountId)
      .where(sql`${table.isOpening}`),
  ],
);
