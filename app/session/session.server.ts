import { createHash, randomBytes } from 'node:crypto';

import { deleteCookie, getCookie, getRequest, setCookie } from '@tanstack/react-start/server';

import type { SignedIn } from '#app/gateway/sign-in.server.ts';
import { addSession, findSession, removeSession } from '#app/store/sessions.server.ts';

import { sessionKeys } from './key-ring.server.ts';
import { renewSession, type SessionRenewal } from './renewal.server.ts';
import { seal, unseal, type SessionContent } from './seal.server.ts';

/** Name of the cookie that holds the session's id. */
export const sessionCookie = '__Host-sid';
const cookieOptions = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;

/** One page asks many things: its session is read once. */
const readBefore = new WeakMap<Request, Promise<SessionContent | null>>();

function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}

function idOfCookie(): string | null {
  const id = getCookie(sessionCookie);
  return id !== undefined && /^[\w-]{43}$/.test(id) ? id : null;
}

/** Begins a session under a new id, whatever cookie came; the old row is removed. */
export async function beginSession({ user, token, expiresAt }: SignedIn): Promise<void> {
  await endSession();
  const id = randomBytes(32).toString('base64url');
  await addSession({
    idHash: hashOf(id),
    userId: user.id,
    sealed: await seal({ user, token }, sessionKeys()),
    createdAt: new Date(),
    expiresAt,
  });
  setCookie(sessionCookie, id, { ...cookieOptions, expires: expiresAt });
}

async function contentOfCookie(): Promise<SessionContent | null> {
  const id = idOfCookie();
  const row = id === null ? null : await findSession(hashOf(id), new Date());
  return row ? unseal(row.sealed, sessionKeys()) : null;
}

/** The session of this request, or null: no cookie, expired, ended, or not ours. */
export function readSession(): Promise<SessionContent | null> {
  const request = getRequest();
  const reading = readBefore.get(request) ?? contentOfCookie();
  readBefore.set(request, reading);
  return reading;
}

/** Renews the session of this request when it is due, and the cookie with it; a refused one ends. */
export async function renewOwnSession(): Promise<SessionRenewal> {
  const id = idOfCookie();
  if (id === null) return { kind: 'refused' };
  const renewal = await renewSession(hashOf(id));
  if (renewal.kind === 'renewed') {
    setCookie(sessionCookie, id, { ...cookieOptions, expires: new Date(renewal.expiresAt) });
  } else if (renewal.kind === 'refused') {
    deleteCookie(sessionCookie, cookieOptions);
  }
  return renewal;
}

/** Ends the session of this request on the server, and takes the cookie back. */
export async function endSession(): Promise<void> {
  readBefore.delete(getRequest());
  const id = getCookie(sessionCookie);
  if (id === undefined) return;
  await removeSession(hashOf(id));
  deleteCookie(sessionCookie, cookieOptions);
}
