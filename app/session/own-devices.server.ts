import { removeOtherSessions, sessionsOf } from '#app/store/sessions.server.ts';
import { isPastLimit } from '#domain/session-limit.ts';
import type { User } from '#domain/user.ts';

import { ownSessionHash } from './session.server.ts';

/** A browser in which somebody is signed in. Times are UTC instants. */
export interface OwnDevice {
  /** By what a person knows it again; '' when it did not say. */
  readonly name: string;
  readonly since: string;
  readonly lastSeen: string;
  /** Whether it is the one that asks. */
  readonly isThis: boolean;
}

/** Where somebody is signed in now: this browser first, then the others as they were last used. */
export async function ownDevices({ id, role }: User): Promise<OwnDevice[]> {
  const own = ownSessionHash();
  const now = new Date();
  const rows = await sessionsOf(id, now);
  return rows
    .filter((row) => !isPastLimit(role, row, now))
    .map((row) => ({
      name: row.device,
      since: row.createdAt.toISOString(),
      lastSeen: row.lastSeenAt.toISOString(),
      isThis: row.idHash === own,
    }))
    .toSorted((one, other) => Number(other.isThis) - Number(one.isThis));
}

/** Ends every session of somebody but the one that asks. */
export async function endOtherSessions({ id }: Pick<User, 'id'>): Promise<void> {
  const own = ownSessionHash();
  if (own !== null) await removeOtherSessions(id, own);
}
