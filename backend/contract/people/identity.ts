import * as v from 'valibot';

import { tokenSchema } from './auth.ts';

/** Ours: WordPress has no endpoint that signs someone in without a password (ADR 0015). */

/** Answer to a sign-in by what a provider said: whose account it is, and its token. */
export const identitySignInSchema = v.object({
  user_id: v.number(),
  /** Whether the account was made by this call. */
  created: v.boolean(),
  jwt: tokenSchema,
});

/** Answer to connecting an account with a person at a provider, and to disconnecting them. */
export const identitySchema = v.object({ user_id: v.number() });

/** Answer to the question where an account is connected. */
export const identityListSchema = v.array(
  v.object({ issuer: v.string(), created_at: v.pipe(v.string(), v.isoTimestamp()) }),
);

/** Codes of a refusal. */
export const identityRefusal = {
  unverified: 'astera_email_unverified',
  taken: 'astera_email_taken',
  blocked: 'astera_account_blocked',
  /** No one is connected, and the call makes no account. */
  unknown: 'astera_identity_unknown',
  /** The address is not the account's, or someone else is connected already. */
  mismatch: 'astera_identity_mismatch',
} as const;
