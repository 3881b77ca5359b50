import { randomBytes } from 'node:crypto';

import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server';

import { sha256 } from '#app/platform/secret/sha256.ts';
import type { SignedIn } from '#app/server/backend/people/sign-in.server.ts';
import { sessionKeys } from '#app/server/sessions/key-ring.server.ts';
import { seal, unseal } from '#app/server/sessions/seal.server.ts';
import { endSession } from '#app/server/sessions/session.server.ts';
import { beginSession } from '#app/server/sessions/begin-session.server.ts';
import {
  addPendingSignIn,
  findPendingSignIn,
  takePendingSignIn,
} from '#app/server/accounts/store/pending-sign-ins.server.ts';
import { secondStepMs } from '#domain/account/sign-in/second-factor.ts';
import { AppError } from '#domain/app-error.ts';

import { secondStepWaysOf } from './needs-second-factor.server.ts';

const cookieName = '__Host-second-step';
const cookieOptions = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;

function hashOf(id: string): string {
  return sha256(`second step ${id}`);
}

function hashOfCookie(): string | null {
  const id = getCookie(cookieName);
  return id !== undefined && /^[\w-]{43}$/.test(id) ? hashOf(id) : null;
}

/**
 * Signs the user in after the first step: immediately, or after the second step if there is a second factor (ADR 0067).
 * Until then there is no session, only a pending row that grants nothing, behind a cookie of its own.
 * @throws AppError `second_step_required`
 */
export async function admit(signedIn: SignedIn, now: Date = new Date()): Promise<void> {
  const { app, passkey } = await secondStepWaysOf(signedIn.user.id);
  if (!app && !passkey) return beginSession(signedIn, { secondFactor: false });
  // As with any sign-in, a previous session in this browser ends.
  await endSession();
  const { user, token, expiresAt } = signedIn;
  const id = randomBytes(32).toString('base64url');
  await addPendingSignIn(
    {
      idHash: hashOf(id),
      userId: user.id,
      sealed: await seal({ user, token }, sessionKeys()),
      tokenExpiresAt: expiresAt,
      expiresAt: new Date(now.getTime() + secondStepMs),
    },
    now,
  );
  setCookie(cookieName, id, { ...cookieOptions, maxAge: secondStepMs / 1_000 });
  throw new AppError('second_step_required');
}

/** A sign-in that waits for its second step. */
export interface PendingSignIn extends SignedIn {
  readonly idHash: string;
}

/** This browser's pending sign-in, or null. */
export async function pendingSignIn(now: Date = new Date()): Promise<PendingSignIn | null> {
  const idHash = hashOfCookie();
  const row = idHash === null ? null : await findPendingSignIn(idHash, now);
  const content = row && (await unseal(row.sealed, sessionKeys()));
  if (!row || content?.user.id !== row.userId) return null;
  return { ...content, idHash: row.idHash, expiresAt: row.tokenExpiresAt };
}

/** @throws AppError `second_step_over` */
export async function requirePendingSignIn(now: Date = new Date()): Promise<PendingSignIn> {
  const pending = await pendingSignIn(now);
  if (!pending) throw new AppError('second_step_over');
  return pending;
}

/** Begins the session, under a new id, after both steps succeeded. @throws AppError `second_step_over` */
export async function finishSignIn({ idHash, ...signedIn }: PendingSignIn): Promise<void> {
  deleteCookie(cookieName, cookieOptions);
  if (!(await takePendingSignIn(idHash))) throw new AppError('second_step_over');
  await beginSession(signedIn, { secondFactor: true });
}
