import { forgetStanding } from '#app/server/backend/people/standing.server.ts';
import { removeSessionsOf } from './store/sessions.server.ts';

/** Ends every session of a user, on all devices, after the account changed. */
export async function endSessionsOf(userId: number): Promise<void> {
  await removeSessionsOf(userId);
  await forgetStanding(userId);
}
