import { createHash, randomBytes } from 'node:crypto';

import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server';

import type { SignedIn } from '#app/gateway/sign-in.server.ts';
import { readSecrets } from '#app/platform/secrets.server.ts';
import { addSession, findSession, removeSession } from '#app/store/sessions.server.ts';

import { seal, unseal, type SessionContent } from './seal.server.ts';

const cookieName = '__Host-sid';
const cookieOptions = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}

function sessionKey(): Uint8Array {
  return new Uint8Array(Buffer.from(readSecrets().sessionKey, 'base64'));
}

/** Begins a session under a new id, whatever cookie came; the old row is removed. */
export async function beginSession({ user, token, expiresAt }: SignedIn): Promise<void> {
  await endSession();
  const id = randomBytes(32).toString('base64url');
  await addSession({
    idHash: hashOf(id),
    userId: user.id,
    sealed: await seal({ user, token }, sessionKey()),
    createdAt: new Date(),
    expiresAt,
  });
  setCookie(cookieName, id, { ...cookieOptions, expires: expiresAt });
}

/** The session of this request, or null: no cookie, expired, ended, or not ours. */
export async function readSession(): Promise<SessionContent | null> {
  const id = getCookie(cookieName);
  if (id === undefined || !/^[\w-]{43}$/.test(id)) return null;
  const row = await findSession(hashOf(id), new Date());
  return row ? unseal(row.sealed, sessionKey()) : null;
}

/** Ends the session of this request on the server, and takes the cookie back. */
export async function endSession(): Promise<void> {
  const id = getCookie(cookieName);
  if (id === undefined) return;
  await removeSession(hashOf(id));
  deleteCookie(cookieName, cookieOptions);
}
