import { createHmac } from 'node:crypto';

import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type AuthenticatorTransport,
} from '@simplewebauthn/server';
import * as v from 'valibot';

import { peerAddress } from '#app/platform/request/peer-address.server.ts';
import { siteOrigin } from '#app/platform/request/site-origin.ts';
import { purposeKey } from '#app/platform/secret/purpose-key.server.ts';
import { sealedCookie } from '#app/platform/secret/sealed-cookie.server.ts';
import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import { passkeysOf, type PasskeyRow } from '#app/server/accounts/store/passkeys.server.ts';
import { AppError } from '#domain/app-error.ts';

/** What a passkey is used for. A signature for one purpose is not valid for another. */
export type PasskeyPurpose = 'add' | 'sign-in' | 'second-step' | 'confirm';

/** How long the user may take to find the device. */
const tripMs = 5 * 60_000;
/** EdDSA, ES256, RS256. */
export const algorithms = [-8, -7, -257];

/** Stored in the browser meanwhile: with a row per attempt, strangers could fill the table. */
export const challenge = sealedCookie({
  name: '__Host-passkey',
  purpose: 'passkey',
  seconds: tripMs / 1_000,
  schema: v.object({
    challenge: v.string(),
    purpose: v.picklist(['add', 'sign-in', 'second-step', 'confirm']),
    /** Whose passkey must respond; null if the response identifies the user. */
    userId: v.nullable(v.number()),
    /** Milliseconds since the epoch. */
    until: v.number(),
  }),
});

/** Passkeys and signatures are valid only at this site's own public origin. */
export function here(): { origin: string; rpID: string } {
  const origin = siteOrigin();
  return { origin, rpID: new URL(origin).hostname };
}

/** The user handle in a passkey: reveals nothing about the account and is unique to each user. */
export function handleOf(userId: number): Buffer {
  return createHmac('sha256', purposeKey('passkey')).update(`person ${userId}`).digest();
}

async function remember(given: string, purpose: PasskeyPurpose, userId: number | null) {
  const { limits } = await accountsStore();
  const retryAfter = await limits.attempt('passkeyPerAddress', peerAddress());
  if (retryAfter !== null) throw new AppError('too_many_requests', { retryAfter });
  await challenge.put({ challenge: given, purpose, userId, until: Date.now() + tripMs });
}

const transportNames = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] as const;
const transportsSchema = v.array(v.picklist(transportNames));

export function transportsOf({ transports }: PasskeyRow): AuthenticatorTransport[] {
  const known = transports.split(',').filter((name) => v.is(v.picklist(transportNames), name));
  return v.parse(transportsSchema, known);
}

/** What a browser needs to create a passkey, as JSON. @param label the account name that the device shows */
export async function askForNewPasskey(
  userId: number,
  { label, siteName }: { label: string; siteName: string },
): Promise<string> {
  const rows = await passkeysOf(userId);
  const options = await generateRegistrationOptions({
    rpName: siteName,
    rpID: here().rpID,
    userName: label,
    userDisplayName: label,
    userID: new Uint8Array(handleOf(userId)),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: rows.map((row) => ({ id: row.id, transports: transportsOf(row) })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await remember(options.challenge, 'add', userId);
  return JSON.stringify(options);
}

/**
 * What a browser needs to use a passkey, as JSON.
 * @param userId the owner; null for any passkey that the device has for this site
 */
export async function askForPasskey(
  purpose: PasskeyPurpose,
  userId: number | null,
): Promise<string> {
  const rows = userId === null ? [] : await passkeysOf(userId);
  const options = await generateAuthenticationOptions({
    rpID: here().rpID,
    userVerification: 'required',
    allowCredentials: rows.map((row) => ({ id: row.id, transports: transportsOf(row) })),
  });
  await remember(options.challenge, purpose, userId);
  return JSON.stringify(options);
}
