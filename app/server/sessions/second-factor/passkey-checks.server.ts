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

/** What a passkey is asked for. A signature for one purpose is good for no other. */
export type PasskeyPurpose = 'add' | 'sign-in' | 'second-step' | 'confirm';

/** How long someone may look for the device. */
const tripMs = 5 * 60_000;
/** EdDSA, ES256, RS256. */
export const algorithms = [-8, -7, -257];

/** What the browser keeps for us meanwhile: a row for each start would let strangers fill the table. */
export const challenge = sealedCookie({
  name: '__Host-passkey',
  purpose: 'passkey',
  seconds: tripMs / 1_000,
  schema: v.object({
    challenge: v.string(),
    purpose: v.picklist(['add', 'sign-in', 'second-step', 'confirm']),
    /** Whose passkey has to answer; null where that is what the answer tells. */
    userId: v.nullable(v.number()),
    /** Milliseconds since the epoch. */
    until: v.number(),
  }),
});

/** Names and signatures are good at this site's own public address only. */
export function here(): { origin: string; rpID: string } {
  const origin = siteOrigin();
  return { origin, rpID: new URL(origin).hostname };
}

/** What stands for the person in a passkey: it says nothing of the account, and two people's never match. */
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

/** What a browser needs to make a passkey for someone, as JSON. @param label the account as the device shows it */
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
 * What a browser needs to show a passkey, as JSON.
 * @param userId whose; null for whichever the device knows of this site
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
