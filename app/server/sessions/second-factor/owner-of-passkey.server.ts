import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';
import {
  findPasskey,
  notePasskeyUse,
  type PasskeyRow,
} from '#app/server/accounts/store/passkeys.server.ts';
import { spendRoundTrip } from '#app/server/db/round-trips.server.ts';
import { AppError } from '#domain/app-error.ts';
import {
  type PasskeyPurpose,
  algorithms,
  challenge,
  here,
  handleOf,
  transportsOf,
} from './passkey-checks.server.ts';

/** The challenge issued to this browser for a purpose and a user; valid for one response. */
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

/** The same error for everything that can be wrong with a response. */
const refused = () => new AppError('wrong_credentials');

/** The public key of a newly created passkey, after every check. @throws AppError `wrong_credentials` */
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
 * The owner of the passkey that signed, after every check: challenge, origin, user presence and verification, signature
 * count.
 * @param userId the required owner; null for any
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
  // If the passkey names its user, it must match ours.
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
