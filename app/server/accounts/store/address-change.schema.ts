import { integer, text, timestamp } from 'drizzle-orm/pg-core';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';

/** A requested new address, until the mailed codes are confirmed; one per account. */
export const addressChanges = appSchema.table('address_changes', {
  accountId: integer('account_id').primaryKey(),
  email: text('email').notNull(),
  /** HMAC of the account, the address and its code. */
  newCodeHash: text('new_code_hash').notNull(),
  oldCodeHash: text('old_code_hash').notNull(),
  tries: integer('tries').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
});
