import { forgetStanding } from '#app/server/backend/people/standing.server.ts';
import { removeSessionsOf } from './store/sessions.server.ts';

/** Ends every session of a person, on all devices: the account is another one now. */
export async function endSessionsOf(userId: number): Promise<void> {
  await removeSessionsOf(userId);
  await forgetStanding(userId);
}
