import { randomBytes } from 'node:crypto';
import { getRequestHeader } from '@tanstack/react-start/server';
import type { SignedIn } from '#app/server/backend/people/sign-in.server.ts';
import { addSession } from './store/sessions.server.ts';
import { deviceName } from './device-name.server.ts';
import { sessionKeys } from './key-ring.server.ts';
import { seal } from './seal.server.ts';
import { endSession, hashOf, keepCookie } from './session.server.ts';

/**
 * Begins a session under a new id, ignoring any cookie sent; the old row is removed.
 * @param secondFactor whether one was provided
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
  keepCookie(id, expiresAt);
}
