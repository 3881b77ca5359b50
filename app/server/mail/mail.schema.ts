import { index, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';

/**
 * One mail, from the moment it is queued. Its content is sealed, since it contains codes and links, and is removed once
 * a mail server has accepted the mail.
 */
export const mails = appSchema.table(
  'mails',
  {
    /** The Message-ID is derived from it, so that a retry has the same one. */
    id: uuid('id').primaryKey(),
    sealed: text('sealed'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [index('mails_created').on(table.createdAt)],
);
