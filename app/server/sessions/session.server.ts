import { randomBytes } from 'node:crypto';

import {
  deleteCookie,
  getCookie,
  getRequest,
  getRequestHeader,
  setCookie,
} from '@tanstack/react-start/server';

import { sha256 } from '#app/platform/secret/sha256.ts';
import type { SignedIn } from '#app/server/backend/people/sign-in.server.ts';
import { addSession, removeSession } from './store/sessions.server.ts';
import { deviceName } from '#domain/account/sign-in/device-name.ts';
import type { SessionRenewal } from '#domain/account/sign-in/session-renewal.ts';

import { sessionKeys } from './key-ring.server.ts';
import type { ActiveSession } from './active-session.server.ts';
import { renewSession } from './renew-session.server.ts';
import { seal, type SessionContent } from './seal.server.ts';

/** Name of the cookie that holds the session's id. */
export const sessionCookie = '__Host-sid';
const cookieOptions = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;

/** One page asks many things: its session is read once. */
export const readBefore = new WeakMap<Request, Promise<ActiveSession | null>>();

export function hashOf(id: string): string {
  return sha256(id);
}

export function idOfCookie(): string | null {
  const id = getCookie(sessionCookie);
  return id !== undefined && /^[\w-]{43}$/.test(id) ? id : null;
}

/** By what the store knows the session of this request; null without one. */
export function ownSessionHash(): string | null {
  const id = idOfCookie();
  return id === null ? null : hashOf(id);
}

/**
 * Begins a session under a new id, whatever cookie came; the old row is removed.
 * @param secondFactor whether one was shown
 */
export async function beginSession(
  { user, token, expiresAt }: SignedIn,
  { secondFactor }: { secondFactor: boolean },
): Promise<void> {
  await endSession();
  const id = randomBytes(32).toString('base64url');
  const now = new Date();
  await addSession({
    idHash: hashOf(id),
    userId: user.id,
    sealed: await seal({ user, token }, sessionKeys()),
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    device: deviceName(getRequestHeader('user-agent') ?? ''),
    secondFactorAt: secondFactor ? now : null,
    confirmedAt: now,
  });
  setCookie(sessionCookie, id, { ...cookieOptions, expires: expiresAt });
}

/** A session, and whether all that it opens waits for a second factor (ADR 0067). */
export interface ReadSession extends SessionContent {
  readonly lacksSecondFactor: boolean;
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
