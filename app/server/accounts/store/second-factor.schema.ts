import { bigint, index, text, timestamp } from 'drizzle-orm/pg-core';

import { appSchema } from '#app/server/sessions/store/session.schema.ts';

/** The public half of a passkey (ADR 0067). */
export const passkeys = appSchema.table(
  'passkeys',
  {
    /** The credential's id, base64url. */
    id: text('id').primaryKey(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    /** COSE, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it signed; 0 for those that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How a browser reaches it, separated by commas. */
    transports: text('transports').notNull(),
    name: text('name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('passkeys_user').on(table.userId)],
);

/** Someone's authenticator app. The secrets are sealed. */
export const authenticatorApps = appSchema.table('authenticator_apps', {
  userId: bigint('user_id', { mode: 'number' }).primaryKey(),
  /** What the app makes codes of; null until the first code came back. */
  sealed: text('sealed'),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
  /** The last step of 30 seconds whose code was used; none before it is taken again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  /** What is being set up, and until when. */
  pendingSealed: text('pending_sealed'),
  pendingUntil: timestamp('pending_until', { withTimezone: true }),
});

/** Recovery codes by a keyed hash of person and code. */
export const recoveryCodes = appSchema.table(
  'recovery_codes',
  {
    hash: text('hash').primaryKey(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [index('recovery_codes_user').on(table.userId)],
);

/** Sign-ins whose first step was right and whose second is awaited. Opens nothing by itself. */
export const pendingSignIns = appSchema.table(
  'pending_sign_ins',
  {
    idHash: text('id_hash').primaryKey(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    /** The token and whose it is, as in a session's row. */
    sealed: text('sealed').notNull(),
    tokenExpiresAt: timestamp('token_expires_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('pending_sign_ins_user').on(table.userId),
    index('pending_sign_ins_expiry').on(table.expiresAt),
  ],
);
