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
import { staffNeedSecondFactor } from '#app/platform/settings/env.server.ts';
import {
  addSession,
  noteProof,
  noteSeen,
  removeSession,
  type SessionRow,
} from './store/sessions.server.ts';
import { deviceName } from '#domain/account/sign-in/device-name.ts';
import { confirmedForMs, isStaff } from '#domain/account/sign-in/second-factor.ts';
import type { SessionRenewal } from '#domain/account/sign-in/session-renewal.ts';
import { AppError } from '#domain/app-error.ts';

import { sessionKeys } from './key-ring.server.ts';
import type { ActiveSession } from './active-session.server.ts';
import { renewSession } from './renewal.server.ts';
import { seal, type SessionContent } from './seal.server.ts';
import { standingSession } from './standing-session.server.ts';

/** Name of the cookie that holds the session's id. */
export const sessionCookie = '__Host-sid';
const cookieOptions = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;

/** One page asks many things: its session is read once. */
const readBefore = new WeakMap<Request, Promise<ActiveSession | null>>();

const noted = new WeakSet<Request>();

function hashOf(id: string): string {
  return sha256(id);
}

function idOfCookie(): string | null {
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

function sessionOfCookie(): Promise<ActiveSession | null> {
  const request = getRequest();
  const id = idOfCookie();
  const reading =
    readBefore.get(request) ??
    (id === null ? Promise.resolve(null) : standingSession(hashOf(id), new Date()));
  readBefore.set(request, reading);
  return reading;
}

/** A session, and whether all that it opens waits for a second factor (ADR 0067). */
export interface ReadSession extends SessionContent {
  readonly lacksSecondFactor: boolean;
}

function lacksSecondFactor({ row, content }: ActiveSession): boolean {
  return staffNeedSecondFactor && isStaff(content.user.role) && row.secondFactorAt === null;
}

/**
 * The session of this request, or null: no cookie, expired, ended, too old for its role, of an account that
 * was changed since, or not ours. One that waits for a
 * second factor is read, too: for those few who are to be told so, and for setting one up.
 */
export async function readUnprovenSession(): Promise<ReadSession | null> {
  const session = await sessionOfCookie();
  return session && { ...session.content, lacksSecondFactor: lacksSecondFactor(session) };
}

/** The session of this request, or null. @throws AppError `second_factor_required` */
export async function readSession(): Promise<SessionContent | null> {
  const session = await readUnprovenSession();
  if (session?.lacksSecondFactor) throw new AppError('second_factor_required');
  return session && { user: session.user, token: session.token };
}

/** Whether the person of this request showed to be the owner within the last ten minutes. */
export async function isRecentlyConfirmed(now: Date = new Date()): Promise<boolean> {
  const confirmedAt = (await sessionOfCookie())?.row.confirmedAt?.getTime() ?? 0;
  const age = now.getTime() - confirmedAt;
  return age >= 0 && age < confirmedForMs;
}

/** @throws AppError `confirmation_required` where the last confirmation is too long ago (ADR 0068) */
export async function requireRecentConfirmation(): Promise<void> {
  if (!(await isRecentlyConfirmed())) throw new AppError('confirmation_required');
}

/** Whether a second factor was shown in the session of this request. */
export async function hasShownSecondFactor(): Promise<boolean> {
  return Boolean((await sessionOfCookie())?.row.secondFactorAt);
}

/** Notes in the session of this request what its person has just shown. */
export async function noteOwnProof(
  proof: Partial<Pick<SessionRow, 'secondFactorAt' | 'confirmedAt'>>,
): Promise<void> {
  const session = await sessionOfCookie();
  if (!session) return;
  await noteProof(session.row.idHash, proof);
  readBefore.delete(getRequest());
}

/** Notes that the person of this request is there, which keeps the session from ending as idle. */
export async function notePresence(): Promise<void> {
  const request = getRequest();
  if (noted.has(request)) return;
  noted.add(request);
  const session = await sessionOfCookie();
  if (session) await noteSeen(session.row, new Date());
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
