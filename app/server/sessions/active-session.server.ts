import { findSession, removeSession, type SessionRow } from './store/sessions.server.ts';
import { isPastLimit } from '#domain/account/sign-in/session-limit.ts';

import { sessionKeys } from './key-ring.server.ts';
import { unseal, type SessionContent } from './seal.server.ts';

export interface ActiveSession {
  readonly row: SessionRow;
  readonly content: SessionContent;
}

/**
 * The session behind a hash of its id, or null: unknown, ended, expired, sealed with a key that is gone, or past the
 * limits of its role, which ends it.
 */
export async function activeSession(idHash: string, now: Date): Promise<ActiveSession | null> {
  const row = await findSession(idHash, now);
  const content = row && (await unseal(row.sealed, sessionKeys()));
  // Content copied into another user's row can be unsealed too, but is not that user's.
  if (!row || content?.user.id !== row.userId) return null;
  if (!isPastLimit(content.user.role, row, now)) return { row, content };
  await removeSession(idHash);
  return null;
}
