import { oneLine } from '#domain/text/one-line.ts';
import { randomBytes } from 'node:crypto';
import { socialLoginOutcome } from '#domain/account/sign-in/social-login-outcome.ts';
import { identityRefusal } from '#backend/contract/people/identity.ts';
import { newUserName, userNameEndings } from './new-user-name.ts';
import { hashPassword } from './password.ts';
import {
  createConnected,
  findByIdentity,
  type IdentityKey,
} from '#backend/modules/people/store/identities.ts';
import type { NewAccount } from '#backend/modules/people/store/new-accounts.ts';
import { findUserByLogin, type StoredUser } from '#backend/modules/people/store/users.ts';
import { type Call } from '#backend/http/wire/call.ts';
import { identityOf, textOf } from './customer-input.ts';
import { refusal } from '#backend/http/wire/failure.ts';

export const refused = {
  unverified: () =>
    refusal(403, identityRefusal.unverified, 'The provider does not vouch for the address.'),
  taken: () => refusal(409, identityRefusal.taken, 'The address belongs to an account.'),
  blocked: () => refusal(403, identityRefusal.blocked, 'This account may not sign in.'),
  unknown: () => refusal(404, identityRefusal.unknown, 'There is no account yet.'),
  mismatch: () => refusal(409, identityRefusal.mismatch, 'The account is not this person’s.'),
} as const;

function displayNameOf(name: string, login: string): string {
  const plain = oneLine(name.replace(/[<>]+/g, ' '));
  return plain.slice(0, 80).toWellFormed() || login;
}

/** Creates a fan's account, with another user name if the first is taken. */
async function createFan(
  call: Call,
  key: IdentityKey,
  email: string,
  { name, locale }: { name: string; locale: string },
): Promise<StoredUser | 'email'> {
  const { database, clock } = call.services;
  // No one knows this password; users who want one request a reset link.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  for (const ending of userNameEndings()) {
    const login = newUserName(name, ending);
    const account: NewAccount = {
      login,
      email,
      firstName: '',
      lastName: '',
      displayName: displayNameOf(name, login),
      role: 'customer',
      locale,
      passwordHash,
      pending: false,
    };
    const created = await createConnected(database, key, account, clock());
    if (created !== 'login') return created;
  }
  throw new Error('no user name was free');
}

/** The account for a sign-in, and whether it is new. */
export async function accountFor(call: Call, key: IdentityKey, body: Record<string, unknown>) {
  const { database } = call.services;
  const connected = await findByIdentity(database, key);
  if (connected) return { user: connected, created: false };
  const hasVerifiedEmail = body['email_verified'] === true && textOf(body, 'email') !== '';
  const email = hasVerifiedEmail ? identityOf({ ...body, username: 'fan' }).email : '';
  const holder = hasVerifiedEmail ? await findUserByLogin(database, email) : null;
  const outcome = socialLoginOutcome({
    isConnected: false,
    hasVerifiedEmail,
    // A pending account has not proved that it owns the address, and gives it up.
    isEmailTaken: holder !== null && !holder.pending,
  });
  if (outcome === 'unverified') throw refused.unverified();
  if (outcome === 'taken') throw refused.taken();
  // The user has not accepted the terms yet.
  if (body['create'] === false) throw refused.unknown();
  const user = await createFan(call, key, email, {
    name: textOf(body, 'name'),
    locale: textOf(body, 'locale') || 'en',
  });
  if (user !== 'email') return { user, created: true };
  // A concurrent request, such as a second tab, created the account.
  const other = await findByIdentity(database, key);
  if (!other) throw refused.taken();
  return { user: other, created: false };
}
