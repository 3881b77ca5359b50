import { deleteCookie, getCookie, getRequest, setCookie } from '@tanstack/react-start/server';
import { signedInMark } from '#domain/account/sign-in/signed-in-mark.ts';
import { sha256 } from '#app/platform/secret/sha256.ts';
import { removeSession } from './store/sessions.server.ts';
import type { SessionRenewal } from '#domain/account/sign-in/session-renewal.ts';
import type { ActiveSession } from './active-session.server.ts';
import { renewSession } from './renew-session.server.ts';
import type { SessionContent } from './seal.server.ts';

/** Name of the cookie that holds the session's id. */
export const sessionCookie = '__Host-sid';

export const cookieOptions = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;

const markOptions = { ...cookieOptions, httpOnly: false } as const;

/** Sets the cookie with the session's id, and the marker cookie that scripts can read. */
export function keepCookie(id: string, expires: Date): void {
  setCookie(sessionCookie, id, { ...cookieOptions, expires });
  setCookie(signedInMark, '1', { ...markOptions, expires });
}

function dropCookie(): void {
  deleteCookie(sessionCookie, cookieOptions);
  deleteCookie(signedInMark, markOptions);
}

/** One page makes many calls: its session is read once. */
export const readBefore = new WeakMap<Request, Promise<ActiveSession | null>>();

export function hashOf(id: string): string {
  return sha256(id);
}

export function idOfCookie(): string | null {
  const id = getCookie(sessionCookie);
  return id !== undefined && /^[\w-]{43}$/.test(id) ? id : null;
}

/** The hash under which the session of this request is stored; null without one. */
export function ownSessionHash(): string | null {
  const id = idOfCookie();
  return id === null ? null : hashOf(id);
}

/** A session, and whether it still needs a second factor before it can be used (ADR 0067). */
export interface ReadSession extends SessionContent {
  readonly lacksSecondFactor: boolean;
}

/** Renews the session of this request, and its cookie, when it is due; a refused one ends. */
export async function renewOwnSession(): Promise<SessionRenewal> {
  const id = idOfCookie();
  if (id === null) return { kind: 'refused' };
  const renewal = await renewSession(hashOf(id));
  if (renewal.kind === 'renewed') {
    keepCookie(id, new Date(renewal.expiresAt));
  } else if (renewal.kind === 'refused') {
    dropCookie();
  }
  return renewal;
}

/** Ends the session of this request on the server, and clears the cookie. */
export async function endSession(): Promise<void> {
  readBefore.delete(getRequest());
  const id = getCookie(sessionCookie);
  if (id === undefined) return;
  await removeSession(hashOf(id));
  dropCookie();
}
