import type { Executor } from '#backend/db/database.ts';
import { identities } from './people.schema.ts';
import { type IdentityKey, findByIdentity } from './identities.ts';

/** Connects an account. @returns false when the person at the provider is connected with another one */
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
