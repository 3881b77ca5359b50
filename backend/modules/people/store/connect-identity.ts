import type { Executor } from '#backend/db/database.ts';
import { identities } from './people.schema.ts';
import { type IdentityKey, findByIdentity } from './identities.ts';

/** Connects an account. @returns false if the provider's user is connected to another account */
export async function connectIdentity(
  database: Executor,
  key: IdentityKey,
  userId: number,
  now: Date,
): Promise<boolean> {
  const { issuer, subject } = key;
  await database
    .insert(identities)
    .values({ issuer, subject, userId, createdAt: now })
    .onConflictDoNothing();
  return (await findByIdentity(database, key))?.id === userId;
}
