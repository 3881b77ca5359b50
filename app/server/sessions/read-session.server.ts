import { getRequest } from '@tanstack/react-start/server';
import { staffNeedSecondFactor } from '#app/platform/settings/env.server.ts';
import { noteSeen, type SessionRow } from './store/sessions.server.ts';
import { noteProof } from './store/claim-renewal.server.ts';
import { confirmedForMs, isStaff } from '#domain/account/sign-in/second-factor.ts';
import { AppError } from '#domain/app-error.ts';
import type { ActiveSession } from './active-session.server.ts';
import { type SessionContent } from './seal.server.ts';
import { standingSession } from './standing-session.server.ts';
import { readBefore, hashOf, idOfCookie, type ReadSession } from './session.server.ts';

const noted = new WeakSet<Request>();

function sessionOfCookie(): Promise<ActiveSession | null> {
  const request = getRequest();
  const id = idOfCookie();
  const reading =
    readBefore.get(request) ??
    (id === null ? Promise.resolve(null) : standingSession(hashOf(id), new Date()));
  readBefore.set(request, reading);
  return reading;
}

function lacksSecondFactor({ row, content }: ActiveSession): boolean {
  return staffNeedSecondFactor && isStaff(content.user.role) && row.secondFactorAt === null;
}

/**
 * The session of this request, or null: no cookie, expired, ended, too old for its role, account changed since, or not
 * ours. Also returns a session that still needs a second factor, for the few callers that report this or set one up.
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

/** Whether the user confirmed their identity within the last ten minutes. */
export async function isRecentlyConfirmed(now: Date = new Date()): Promise<boolean> {
  const confirmedAt = (await sessionOfCookie())?.row.confirmedAt?.getTime() ?? 0;
  const age = now.getTime() - confirmedAt;
  return age >= 0 && age < confirmedForMs;
}

/** @throws AppError `confirmation_required` if the last confirmation is too old (ADR 0068) */
export async function requireRecentConfirmation(): Promise<void> {
  if (!(await isRecentlyConfirmed())) throw new AppError('confirmation_required');
}

/** Whether a second factor was shown in the session of this request. */
export async function hasShownSecondFactor(): Promise<boolean> {
  return Boolean((await sessionOfCookie())?.row.secondFactorAt);
}

/** Records in the session of this request what the user has just confirmed. */
export async function noteOwnProof(
  proof: Partial<Pick<SessionRow, 'secondFactorAt' | 'confirmedAt'>>,
): Promise<void> {
  const session = await sessionOfCookie();
  if (!session) return;
  await noteProof(session.row.idHash, proof);
  readBefore.delete(getRequest());
}

/** Records activity of the user, which keeps the session from expiring as idle. */
export async function notePresence(): Promise<void> {
  const request = getRequest();
  if (noted.has(request)) return;
  noted.add(request);
  const session = await sessionOfCookie();
  if (session) await noteSeen(session.row, new Date());
}
