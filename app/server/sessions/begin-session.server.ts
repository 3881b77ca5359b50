import { randomBytes } from 'node:crypto';
import { getCookie, getRequestHeader } from '@tanstack/react-start/server';
import type { SignedIn } from '#app/server/backend/people/sign-in.server.ts';
import { knownZone } from '#app/platform/browser/known-zone.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { keepTimeZone } from '#app/server/people/store/time-zones.server.ts';
import { addSession } from './store/sessions.server.ts';
import { deviceName } from './device-name.server.ts';
import { sessionKeys } from './key-ring.server.ts';
import { seal } from './seal.server.ts';
import { endSession, hashOf, keepCookie } from './session.server.ts';

/** Keeps the time zone that the browser reports, for mails. Without it they show UTC, so a failure is only logged. */
async function keepZone(personId: number): Promise<void> {
  const reported = getCookie('tz');
  if (reported === undefined) return;
  try {
    await keepTimeZone(await ownTables(), personId, knownZone(reported));
  } catch (error) {
    console.error(error);
  }
}

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
  await keepZone(user.id);
  keepCookie(id, expiresAt);
}
