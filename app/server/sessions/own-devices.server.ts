import { sha256 } from '#app/platform/secret/sha256.ts';
import { removeOtherSessions, removeSession, sessionsOf } from './store/sessions.server.ts';
import { AppError } from '#domain/app-error.ts';
import { isPastLimit } from '#domain/account/sign-in/session-limit.ts';
import type { User } from '#domain/account/user.ts';

import { renewAlone } from './renewal.server.ts';
import { ownSessionHash } from './session.server.ts';

/** A browser that a user is signed in on. Times are UTC instants. */
export interface OwnDevice {
  /** Identifies it on the user's own pages, and grants nothing. */
  readonly id: string;
  /** The name that the user recognizes; '' when unknown. */
  readonly name: string;
  readonly since: string;
  readonly lastSeen: string;
  /** Whether it is the current browser. */
  readonly isThis: boolean;
}

/** Hashed again, so that the stored hash is not exposed to browsers. */
function deviceIdOf(idHash: string): string {
  return sha256(`device ${idHash}`).slice(0, 22);
}

/** Where a user is signed in now: this browser first, then the others, most recently used first. */
export async function ownDevices({ id, role }: User): Promise<OwnDevice[]> {
  const own = ownSessionHash();
  const now = new Date();
  const rows = await sessionsOf(id, now);
  return rows
    .filter((row) => !isPastLimit(role, row, now))
    .map((row) => ({
      id: deviceIdOf(row.idHash),
      name: row.device,
      since: row.createdAt.toISOString(),
      lastSeen: row.lastSeenAt.toISOString(),
      isThis: row.idHash === own,
    }))
    .toSorted((one, other) => Number(other.isThis) - Number(one.isThis));
}

/** Ends every other session of a user, and every token that other programs obtained for the account. */
export async function endOtherSessions({ id }: Pick<User, 'id'>): Promise<void> {
  const own = ownSessionHash();
  if (own === null) return;
  await removeOtherSessions(id, own);
  await renewAlone(own);
}

/**
 * Ends one session of a user. Does nothing if it has ended already or belongs to another user.
 * @throws AppError `not_allowed` for the current one, which is ended by logging out
 */
export async function endSessionOn(deviceId: string, { id }: Pick<User, 'id'>): Promise<void> {
  const rows = await sessionsOf(id, new Date());
  const named = rows.find(({ idHash }) => deviceIdOf(idHash) === deviceId);
  if (!named) return;
  if (named.idHash === ownSessionHash()) throw new AppError('not_allowed');
  await removeSession(named.idHash);
}
