import { standingOf } from '#app/server/backend/people/standing.server.ts';
import { removeSession } from './store/sessions.server.ts';

import { activeSession, type ActiveSession } from './active-session.server.ts';
import { rowAfterRenewal } from './renewal.server.ts';

/**
 * A living session whose account is still the one that signed in. One whose account was changed since, on whatever way,
 * ends: another role or password or address, a suspension, or none any more (ADR 0065).
 */
export async function standingSession(idHash: string, now: Date): Promise<ActiveSession | null> {
  const session = await activeSession(idHash, now);
  if (!session || (await standingOf(session.content)) !== 'changed') return session;
  // A renewal may have put a newer token in meanwhile: the one that was asked about is what ends.
  const current = await rowAfterRenewal(idHash, now);
  if (current && current.sealed !== session.row.sealed) return standingSession(idHash, now);
  await removeSession(idHash);
  return null;
}
