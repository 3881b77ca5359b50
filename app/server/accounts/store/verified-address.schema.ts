import { integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';

/**
 * Addresses that an account's owner has verified: by a code, a link, or a provider that vouches for it (docs/adr/0063).
 */
export const verifiedAddresses = appSchema.table(
  'verified_addresses',
  {
    personId: integer('person_id').notNull(),
    /** SHA-256 of the address in lower case: after a change, the new address has to be verified. */
    addressHash: text('address_hash').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.addressHash] })],
);
