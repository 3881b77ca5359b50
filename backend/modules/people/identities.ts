import { oneLine } from '#domain/text/one-line.ts';
import { randomBytes } from 'node:crypto';

import { socialLoginOutcome } from '#domain/account/sign-in/social-login.ts';

import { identityRefusal } from '#backend/contract/people/identity.ts';
import { callerOf, notAllowed } from '#backend/http/auth/caller.ts';
import { newUserName, userNameEndings } from './new-user-name.ts';
import { hashPassword } from './password.ts';
import { issueToken } from '#backend/http/auth/token.ts';
import {
  connectIdentity,
  createConnected,
  disconnectIdentities,
  findByIdentity,
  listIdentities,
  type IdentityKey,
} from '#backend/modules/people/store/identities.ts';
import type { NewAccount } from '#backend/modules/people/store/new-accounts.ts';
import {
  findUserById,
  findUserByLogin,
  type StoredUser,
} from '#backend/modules/people/store/users.ts';
import { json } from '#backend/http/wire/answer.ts';
import { type Call, readBody } from '#backend/http/wire/call.ts';
import { demand, identityOf, textOf } from './customer-input.ts';
import { invalidParameter, refusal } from '#backend/http/wire/failure.ts';

const refused = {
  unverified: () =>
    refusal(403, identityRefusal.unverified, 'The provider does not vouch for the address.'),
  taken: () => refusal(409, identityRefusal.taken, 'The address belongs to an account.'),
  blocked: () => refusal(403, identityRefusal.blocked, 'This account may not sign in.'),
  unknown: () => refusal(404, identityRefusal.unknown, 'There is no account yet.'),
  mismatch: () => refusal(409, identityRefusal.mismatch, 'The account is not this person’s.'),
} as const;

/** Only the app, which has checked who asks. */
async function demandService(call: Call, what: 'create' | 'view'): Promise<void> {
  const caller = await callerOf(call);
  if (caller.kind !== 'service') throw notAllowed(caller, what);
}

/** Only the app, which has checked what the provider said. */
async function bodyFromService(call: Call): Promise<Record<string, unknown>> {
  await demandService(call, 'create');
  const body = await readBody(call.request);
  demand(body, ['issuer', 'subject']);
  return body;
}

function keyOf(body: Readonly<Record<string, unknown>>): IdentityKey {
  const key = { issuer: textOf(body, 'issuer'), subject: textOf(body, 'subject') };
  for (const [name, value] of Object.entries(key)) {
    if (!/^[\x21-\x7e]{1,255}$/.test(value)) throw invalidParameter(name, `${name} is not valid.`);
  }
  return key;
}

function displayNameOf(name: string, login: string): string {
  const plain = oneLine(name.replace(/[<>]+/g, ' '));
  return plain.slice(0, 80).toWellFormed() || login;
}

/** Makes a fan's account, under another user name when the first is someone's. */
async function createFan(
  call: Call,
  key: IdentityKey,
  email: string,
  { name, locale }: { name: string; locale: string },
): Promise<StoredUser | 'email'> {
  const { database, clock } = call.services;
  // No one knows this password; who wants one asks for a link.
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

/** The account that a sign-in leads to, and whether it is new. */
async function accountFor(call: Call, key: IdentityKey, body: Record<string, unknown>) {
  const { database } = call.services;
  const connected = await findByIdentity(database, key);
  if (connected) return { user: connected, created: false };
  const hasVerifiedEmail = body['email_verified'] === true && textOf(body, 'email') !== '';
  const email = hasVerifiedEmail ? identityOf({ ...body, username: 'fan' }).email : '';
  const holder = hasVerifiedEmail ? await findUserByLogin(database, email) : null;
  const outcome = socialLoginOutcome({
    isConnected: false,
    hasVerifiedEmail,
    // Anyone who waits for a code has not shown that the address is theirs, and steps aside.
    isEmailTaken: holder !== null && !holder.pending,
  });
  if (outcome === 'unverified') throw refused.unverified();
  if (outcome === 'taken') throw refused.taken();
  // The person has agreed to nothing yet.
  if (body['create'] === false) throw refused.unknown();
  const user = await createFan(call, key, email, {
    name: textOf(body, 'name'),
    locale: textOf(body, 'locale') || 'en',
  });
  if (user !== 'email') return { user, created: true };
  // Two tabs at once: the other one has made the account.
  const other = await findByIdentity(database, key);
  if (!other) throw refused.taken();
  return { user: other, created: false };
}

/**
 * POST astera/v1/identities/sign-in: a token for the person whom a provider has signed in; makes an account where there
 * is none, unless `create` is false.
 */
export async function identitySignIn(call: Call): Promise<Response> {
  const body = await bodyFromService(call);
  const { user, created } = await accountFor(call, keyOf(body), body);
  if (user.pending || user.suspendedAt) throw refused.blocked();
  const jwt = await issueToken(call.services, user, [user.role]);
  return json({ user_id: user.id, created, jwt }, created ? 201 : 200);
}

/** POST astera/v1/identities: connects an account whose password was just typed, if the address is the same. */
export async function identityConnect(call: Call): Promise<Response> {
  const body = await bodyFromService(call);
  const { database, clock } = call.services;
  const id = body['user_id'];
  const user =
    typeof id === 'number' && Number.isInteger(id) ? await findUserById(database, id) : null;
  const email = textOf(body, 'email').trim().toLowerCase();
  if (
    !user ||
    user.pending ||
    user.suspendedAt ||
    body['email_verified'] !== true ||
    user.email !== email
  ) {
    throw refused.mismatch();
  }
  if (!(await connectIdentity(database, keyOf(body), user.id, clock()))) throw refused.mismatch();
  return json({ user_id: user.id }, 201);
}

function accountIdOf(value: unknown): number {
  const id = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  if (typeof id === 'number' && Number.isInteger(id) && id > 0) return id;
  throw invalidParameter('user_id', 'user_id is not valid.');
}

/** GET astera/v1/identities?user_id=: where an account is connected. */
export async function identityList(call: Call): Promise<Response> {
  await demandService(call, 'view');
  const userId = accountIdOf(call.url.searchParams.get('user_id'));
  const rows = await listIdentities(call.services.database, userId);
  return json(
    rows.map(({ issuer, createdAt }) => ({ issuer, created_at: createdAt.toISOString() })),
  );
}

/** POST astera/v1/identities/disconnect: a provider opens the account no longer. */
export async function identityDisconnect(call: Call): Promise<Response> {
  await demandService(call, 'create');
  const body = await readBody(call.request);
  demand(body, ['issuer']);
  const userId = accountIdOf(body['user_id']);
  await disconnectIdentities(call.services.database, userId, textOf(body, 'issuer'));
  return json({ user_id: userId });
}
