import { bigint, text, uuid } from 'drizzle-orm/pg-core';
import { backend } from '#backend/db/namespace.schema.ts';

/** Refreshed or revoked tokens, which end before their own expiry. */
export const retiredTokens = backend.table('retired_tokens', {
  jti: uuid().primaryKey(),
  /** Unix seconds until which the token is still accepted. */
  validUntil: bigint('valid_until', { mode: 'number' }).notNull(),
  /** Unix seconds of the token's own expiry; afterwards the row is not needed. */
  expires: bigint({ mode: 'number' }).notNull(),
});

/** Used request signatures of other programs, to prevent replay attacks. */
export const signedNonces = backend.table('signed_nonces', {
  nonce: text().primaryKey(),
  /** Unix seconds of the signature; older ones are refused by their timestamp alone. */
  at: bigint({ mode: 'number' }).notNull(),
});
