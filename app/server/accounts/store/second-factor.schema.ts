import { bigint, index, text, timestamp } from 'drizzle-orm/pg-core';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';

/** The public key of a passkey (ADR 0067). */
export const passkeys = appSchema.table(
  'passkeys',
  {
    /** The credential's id, base64url. */
    id: text('id').primaryKey(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** The signature count; 0 for passkeys that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** Its transports, separated by commas. */
    transports: text('transports').notNull(),
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** A user's authenticator app. The secrets are sealed. */
export const authenticatorApps = appSchema.table('authenticator_apps', {
  userId: bigint('user_id', { mode: 'number' }).primaryKey(),
  /** The secret that the app generates codes from; null until the first code was confirmed. */
  sealed: text('sealed'),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** The last 30-second step whose code was used; no earlier one is accepted. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** The secret that is being set up, and until when. */
  pendingSealed: text('pending_sealed'),
  pendingUntil: timestamp('pending_until', { withTimezone: true }),
});

/** Recovery codes, as a keyed hash of user and code. */
export const recoveryCodes = appSchema.table(
  'recovery_codes',
  {
    hash: text('hash').primaryKey(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);

/** Sign-ins whose first step succeeded and whose second is pending. Grants nothing by itself. */
export const pendingSignIns = appSchema.table(
  'pending_sign_ins',
  {
    idHash: text('id_hash').primaryKey(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    /** The token and its user, as in a session row. */
    sealed: text('sealed').notNull(),
    tokenExpiresAt: timestamp('token_expires_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('pending_sign_ins_user').on(table.userId),
    index('pending_sign_ins_expiry').on(table.expiresAt),
  ],
);
