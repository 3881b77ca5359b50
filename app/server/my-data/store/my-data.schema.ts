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

/** A person's request for a copy of the own data, until the copy is gone again. */
export const dataExports = appSchema.table(
  'data_exports',
  {
    /** Also the name of the file. */
    id: uuid('id').primaryKey(),
    personId: bigint('person_id', { mode: 'number' }).notNull(),
    /** Language of the mail; and whose part the person had when asking. */
    locale: text('locale').notNull(),
    role: text('role').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** Until when one process alone makes it; null while none does. */
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
    // Of two requests at once, one is kept.
    uniqueIndex('data_exports_one_at_a_time')
      .on(table.personId)
      .where(sql`${table.readyAt} is null and ${table.failedAt} is null`),
  ],
);

/** A person's request to have the account deleted; the row goes when the person thinks better of it. */
export const accountDeletions = appSchema.table('account_deletions', {
  personId: bigint('person_id', { mode: 'number' }).primaryKey(),
  role: text('role').notNull(),
  locale: text('locale').notNull(),
  /** Where the last word is mailed to; emptied with the account. */
  email: text('email').notNull(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  /** What it waits for, by `DeletionObstacle`; null where nothing stands against it. */
  waitsFor: text('waits_for'),
  workUntil: timestamp('work_until', { withTimezone: true }),
  /** From here on there is no way back. */
  begunAt: timestamp('begun_at', { withTimezone: true }),
  doneAt: timestamp('done_at', { withTimezone: true }),
});
