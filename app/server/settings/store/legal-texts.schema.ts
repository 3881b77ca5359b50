import { text, timestamp } from 'drizzle-orm/pg-core';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';

/** Every version of a legal text that an order was placed under, word for word. Rows are never deleted. */
export const legalTexts = appSchema.table('legal_texts', {
  /** SHA-256 of the page, the language, the title and the text. */
  hash: text('hash').primaryKey(),
  page: text('page').notNull(),
  locale: text('locale').notNull(),
  title: text('title').notNull(),
  html: text('html').notNull(),
  firstSeen: timestamp('first_seen', { withTimezone: true }).notNull(),
});
