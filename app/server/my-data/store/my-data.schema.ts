import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';

/** A user's request for an export of their data, until the export is removed. */
export const dataExports = appSchema.table(
  'data_exports',
  {
    /** Also the file name. */
    id: uuid('id').primaryKey(),
    personId: bigint('person_id', { mode: 'number' }).notNull(),
    /** Language of the mail; and the user's role at the time of the request. */
    locale: text('locale').notNull(),
    role: text('role').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** Until when one process holds the lease on making it; null while none does. */
    workUntil: timestamp('work_until', { withTimezone: true }),
    tries: integer('tries').notNull().default(0),
    readyAt: timestamp('ready_at', { withTimezone: true }),
    /** It could not be made. */
    failedAt: timestamp('failed_at', { withTimezone: true }),
    bytes: bigint('bytes', { mode: 'number' }),
    /** What was left out of it, by `DataExportGap`. */
    leftOut: jsonb('left_out').$type<readonly string[]>().notNull().default([]),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [
    index('data_exports_person').on(table.personId, table.askedAt),
    // Of two concurrent requests, one is stored.
    uniqueIndex('data_exports_one_at_a_time')
      .on(table.personId)
      .where(sql`${table.readyAt} is null and ${table.failedAt} is null`),
  ],
);

/** A user's request to delete the account; the row is removed if the user cancels it. */
export const accountDeletions = appSchema.table('account_deletions', {
  personId: bigint('person_id', { mode: 'number' }).primaryKey(),
  role: text('role').notNull(),
  locale: text('locale').notNull(),
  /** Recipient of the final mail; cleared with the account. */
  email: text('email').notNull(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  /** What it waits for, by `DeletionObstacle`; null if nothing prevents it. */
  waitsFor: text('waits_for'),
  workUntil: timestamp('work_until', { withTimezone: true }),
  /** When the deletion became irreversible. */
  begunAt: timestamp('begun_at', { withTimezone: true }),
  doneAt: timestamp('done_at', { withTimezone: true }),
});
