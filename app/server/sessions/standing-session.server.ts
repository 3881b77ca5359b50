import { standingOf } from '#app/server/backend/people/standing.server.ts';
import { removeSession } from './store/sessions.server.ts';

import { activeSession, type ActiveSession } from './active-session.server.ts';
import { rowAfterRenewal } from './renewal.server.ts';

/**
 * An active session whose account has not changed since sign-in. If the account was changed in any way (role, password,
 * address, suspension, deletion), the session ends (ADR 0065).
 */
export async function standingSession(idHash: string, now: Date): Promise<ActiveSession | null> {
  const session = await activeSession(idHash, now);
  if (!session || (await standingOf(session.content)) !== 'changed') return session;
  // A renewal may have stored a newer token meanwhile; only the session with the token that was checked ends.
  const current = await rowAfterRenewal(idHash, now);
  if (current && current.sealed !== session.row.sealed) return standingSession(idHash, now);
  await removeSession(idHash);
  return null;
}
