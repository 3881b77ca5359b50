import { index, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';

/**
 * One mail, from the moment it is promised. Its words are sealed, since they carry codes and links, and
 * are removed once a mail server has taken them.
 */
export const mails = appSchema.table(
  'mails',
  {
    /** The Message-ID is made of it, so that a second attempt carries the same. */
    id: uuid('id').primaryKey(),
    sealed: text('sealed'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [index('mails_created').on(table.createdAt)],
);
