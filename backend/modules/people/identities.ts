import { callerOf, notAllowed } from '#backend/http/auth/caller.ts';
import { issueToken } from '#backend/http/auth/token.ts';
import {
  disconnectIdentities,
  listIdentities,
  type IdentityKey,
} from '#backend/modules/people/store/identities.ts';
import { connectIdentity } from '#backend/modules/people/store/connect-identity.ts';
import { findUserById } from '#backend/modules/people/store/users.ts';
import { json } from '#backend/http/wire/answer.ts';
import type { Call } from '#backend/http/wire/call.ts';
import { readBody } from '#backend/http/wire/read-body.ts';
import { demand, textOf } from './customer-input.ts';
import { invalidParameter } from '#backend/http/wire/failure.ts';
import { refused, accountFor } from './account-for-identity.ts';

/** Only the app, which has checked the caller. */
async function requireService(call: Call, what: 'create' | 'view'): Promise<void> {
  const caller = await callerOf(call);
  if (caller.kind !== 'service') throw notAllowed(caller, what);
}

/** Only the app, which has verified the provider's response. */
async function bodyFromService(call: Call): Promise<Record<string, unknown>> {
  await requireService(call, 'create');
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

/**
 * POST astera/v1/identities/sign-in: a token for a user whom a provider has authenticated; creates an account if there
 * is none, unless `create` is false.
 */
export async function identitySignIn(call: Call): Promise<Response> {
  const body = await bodyFromService(call);
  const { user, created } = await accountFor(call, keyOf(body), body);
  if (user.pending || user.suspendedAt) throw refused.blocked();
  const jwt = await issueToken(call.services, user, [user.role]);
  return json({ user_id: user.id, created, jwt }, created ? 201 : 200);
}

/** POST astera/v1/identities: connects an account whose password was just verified, if the address is the same. */
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

/** GET astera/v1/identities?user_id=: the connected providers of an account. */
export async function identityList(call: Call): Promise<Response> {
  await requireService(call, 'view');
  const userId = accountIdOf(call.url.searchParams.get('user_id'));
  const rows = await listIdentities(call.services.database, userId);
  return json(
    rows.map(({ issuer, createdAt }) => ({ issuer, created_at: createdAt.toISOString() })),
  );
}

/** POST astera/v1/identities/disconnect: the provider can no longer sign in to the account. */
export async function identityDisconnect(call: Call): Promise<Response> {
  await requireService(call, 'create');
  const body = await readBody(call.request);
  demand(body, ['issuer']);
  const userId = accountIdOf(body['user_id']);
  await disconnectIdentities(call.services.database, userId, textOf(body, 'issuer'));
  return json({ user_id: userId });
}
