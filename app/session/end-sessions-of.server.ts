import { removeSessionsOf } from '#app/store/sessions.server.ts';

/** Ends every session of a person, on all devices: the password is another one now. */
export function endSessionsOf(userId: number): Promise<void> {
  return removeSessionsOf(userId);
}
