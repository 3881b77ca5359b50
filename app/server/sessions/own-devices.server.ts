import { sha256 } from '#app/platform/secret/sha256.ts';
import { removeOtherSessions, removeSession, sessionsOf } from './store/sessions.server.ts';
import { AppError } from '#domain/app-error.ts';
import { isPastLimit } from '#domain/account/sign-in/session-limit.ts';
import type { User } from '#domain/account/user.ts';

import { renewAlone } from './renewal.server.ts';
import { ownSessionHash } from './session.server.ts';

/** A browser in which someone is signed in. Times are UTC instants. */
export interface OwnDevice {
  /** Names it to the person's own pages, and is good for nothing else. */
  readonly id: string;
  /** By what a person knows it again; '' when it did not say. */
  readonly name: string;
  readonly since: string;
  readonly lastSeen: string;
  /** Whether it is the one that asks. */
  readonly isThis: boolean;
}

/** A hash once more: what stands in the table is not shown to browsers. */
function deviceIdOf(idHash: string): string {
  return sha256(`device ${idHash}`).slice(0, 22);
}

/** Where someone is signed in now: this browser first, then the others as they were last used. */
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

/** Ends every session of someone but the one that asks, and every token that other programs got for the account. */
export async function endOtherSessions({ id }: Pick<User, 'id'>): Promise<void> {
  const own = ownSessionHash();
  if (own === null) return;
  await removeOtherSessions(id, own);
  await renewAlone(own);
}

/**
 * Ends one session of someone. One that has ended already, or is another person's, is none of theirs: nothing happens.
 * @throws AppError `not_allowed` for the one that asks, which is left by logging out
 */
export async function endSessionOn(deviceId: string, { id }: Pick<User, 'id'>): Promise<void> {
  const rows = await sessionsOf(id, new Date());
  const named = rows.find(({ idHash }) => deviceIdOf(idHash) === deviceId);
  if (!named) return;
  if (named.idHash === ownSessionHash()) throw new AppError('not_allowed');
  await removeSession(named.idHash);
}
