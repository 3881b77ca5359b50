import { eq } from 'drizzle-orm';

import { accountsStore } from './accounts-store.server.ts';
import { sessions } from './session.schema.ts';

/** Removes every session of a person. */
export async function removeSessionsOf(userId: number): Promise<void> {
  const { database } = await accountsStore();
  await database.delete(sessions).where(eq(sessions.userId, userId));
}
