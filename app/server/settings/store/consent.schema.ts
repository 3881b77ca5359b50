import { bigint, integer, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';

/** A text that users agreed to, stored once per wording: the text itself is the proof, not a version number. */
export const consentTexts = appSchema.table('consent_texts', {
  /** SHA-256 of the text, in base64url. */
  hash: text('hash').primaryKey(),
  text: text('text').notNull(),
});

/** Who agreed to which text, in which version and language, and when. Rows are added and withdrawn, never changed. */
export const consents = appSchema.table(
  'consents',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    personId: bigint('person_id', { mode: 'number' }).notNull(),
    /** Which text: `terms`, `privacy`. */
    textId: text('text_id').notNull(),
    version: text('version').notNull(),
    textHash: text('text_hash').notNull(),
    locale: text('locale').notNull(),
    /** What it was given for: `registration`, or `order:` and the key of the checkout. */
    occasion: text('occasion').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [
    // A retry after a lost response does not add a second row.
    uniqueIndex('consents_once').on(
      table.personId,
      table.textId,
      table.occasion,
      table.version,
      table.locale,
    ),
  ],
);
