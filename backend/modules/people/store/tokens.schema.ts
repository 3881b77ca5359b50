import { bigint, text, uuid } from 'drizzle-orm/pg-core';
import { backend } from '#backend/db/namespace.schema.ts';

/** Tokens that were exchanged for new ones: they end earlier than they say. */
export const retiredTokens = backend.table('retired_tokens', {
  jti: uuid().primaryKey(),
  /** Unix seconds until which the token is still taken. */
  validUntil: bigint('valid_until', { mode: 'number' }).notNull(),
  /** Unix seconds of the token's own end; after it the row is of no use. */
  expires: bigint({ mode: 'number' }).notNull(),
});

/** Signatures of other programs that were used, so that no one who overheard one uses it again. */
export const signedNonces = backend.table('signed_nonces', {
  nonce: text().primaryKey(),
  /** Unix seconds when it was signed; older ones are refused by their time alone. */
  at: bigint({ mode: 'number' }).notNull(),
});
