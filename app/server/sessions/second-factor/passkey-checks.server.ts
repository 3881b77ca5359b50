import { createHmac } from 'node:crypto';

import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import * as v from 'valibot';

import { peerAddress } from '#app/platform/request/peer-address.server.ts';
import { siteOrigin } from '#app/platform/request/site-origin.ts';
import { purposeKey } from '#app/platform/secret/purpose-key.server.ts';
import { sealedCookie } from '#app/platform/secret/sealed-cookie.server.ts';
import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import {
  findPasskey,
  notePasskeyUse,
  passkeysOf,
  type PasskeyRow,
} from '#app/server/accounts/store/passkeys.server.ts';
import { spendRoundTrip } from '#app/server/db/round-trips.server.ts';
import { AppError } from '#domain/app-error.ts';

/** What a passkey is asked for. A signature for one purpose is good for no other. */
export type PasskeyPurpose = 'add' | 'sign-in' | 'second-step' | 'confirm';

/** How long someone may look for the device. */
const tripMs = 5 * 60_000;
/** EdDSA, ES256, RS256. */
const algorithms = [-8, -7, -257];

/** What the browser keeps for us meanwhile: a row for each start would let strangers fill the table. */
const challenge = sealedCookie({
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
function here(): { origin: string; rpID: string } {
  const origin = siteOrigin();
  return { origin, rpID: new URL(origin).hostname };
}

/** What stands for the person in a passkey: it says nothing of the account, and two people's never match. */
function handleOf(userId: number): Buffer {
  return createHmac('sha256', purposeKey('passkey')).update(`person ${userId}`).digest();
}

async function remember(given: string, purpose: PasskeyPurpose, userId: number | null) {
  const { limits } = await accountsStore();
  const retryAfter = await limits.attempt('passkeyPerAddress', peerAddress());
  if (retryAfter !== null) throw new AppError('too_many_requests', { retryAfter });
  await challenge.put({ challenge: given, purpose, userId, until: Date.now() + tripMs });
}

/** The challenge that this browser was given for a purpose and a person; it is good for one answer. */
async function spend(purpose: PasskeyPurpose, userId: number | null): Promise<string> {
  const kept = await challenge.read();
  challenge.remove();
  const isTheirs = kept?.purpose === purpose && kept.userId === userId;
  const now = new Date();
  if (!isTheirs || kept.until <= now.getTime()) throw refused();
  const { database } = await accountsStore();
  const state = `passkey ${kept.challenge}`;
  if (!(await spendRoundTrip(database, state, new Date(kept.until), now))) throw refused();
  return kept.challenge;
}

/** One refusal for everything that is wrong with an answer. */
const refused = () => new AppError('wrong_credentials');

const transportNames = ['ble', 'hybrid', 'internal', 'nfc', 'usb'] as const;
const transportsSchema = v.array(v.picklist(transportNames));

function transportsOf({ transports }: PasskeyRow): AuthenticatorTransport[] {
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

/** The public half of a passkey that was just made, after every check. @throws AppError `wrong_credentials` */
export async function newPasskeyOf(
  userId: number,
  response: RegistrationResponseJSON,
): Promise<Pick<PasskeyRow, 'id' | 'publicKey' | 'counter' | 'transports'>> {
  const expectedChallenge = await spend('add', userId);
  const { origin, rpID } = here();
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified || !registrationInfo) throw refused();
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return {
    id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports.join(','),
  };
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

/**
 * Whose passkey signed, after every check: the challenge, this site, the person's presence and verification, the count.
 * @param userId whose it has to be; null for anyone's
 * @throws AppError `wrong_credentials`
 */
export async function ownerOfPasskey(
  purpose: PasskeyPurpose,
  userId: number | null,
  response: AuthenticationResponseJSON,
): Promise<number> {
  const expectedChallenge = await spend(purpose, userId);
  const row = await findPasskey(response.id);
  if (!row || (userId !== null && row.userId !== userId)) throw refused();
  // A passkey that says whose it is has to say the same as we do.
  const { userHandle } = response.response;
  const handle = handleOf(row.userId).toString('base64url');
  if (userHandle === undefined ? userId === null : userHandle !== handle) throw refused();
  const { origin, rpID } = here();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: row.id,
      publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
      counter: row.counter,
      transports: transportsOf(row),
    },
  }).catch(() => ({ verified: false as const, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) throw refused();
  await notePasskeyUse(row.id, authenticationInfo.newCounter, new Date());
  return row.userId;
}
