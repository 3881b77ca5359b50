import { and, eq } from 'drizzle-orm';
import type { BackendDatabase, Executor } from '#backend/db/database.ts';
import { createAccount, type NewAccount } from './new-accounts.ts';
import { identities, users } from './people.schema.ts';
import { transact } from '#backend/db/transact.ts';
import type { StoredUser } from './users.ts';
import { maxIdentities } from '#backend/db/list-limits.ts';

/** A user's identity at a provider. */
export interface IdentityKey {
  readonly issuer: string;
  readonly subject: string;
}

/** The account connected to a provider's user, or null. */
export async function findByIdentity(
  database: Executor,
  { issuer, subject }: IdentityKey,
): Promise<StoredUser | null> {
  const [row] = await database
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)))
    .limit(1);
  return row?.user ?? null;
}

/** The connected providers of an account, oldest first. */
export function listIdentities(
  database: Executor,
  userId: number,
): Promise<{ issuer: string; createdAt: Date }[]> {
  return database
    .select({ issuer: identities.issuer, createdAt: identities.createdAt })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(identities.createdAt, identities.issuer)
    .limit(maxIdentities);
}

/** Disconnects an account from all its identities at one provider. */
export async function disconnectIdentities(
  database: Executor,
  userId: number,
  issuer: string,
): Promise<void> {
  await database
    .delete(identities)
    .where(and(eq(identities.userId, userId), eq(identities.issuer, issuer)));
}

/** Creates and connects an account atomically. @returns the account, or which unique value is already taken */
export function createConnected(
  database: BackendDatabase,
  key: IdentityKey,
  account: NewAccount,
  now: Date,
): Promise<StoredUser | 'email' | 'login'> {
  return transact(database, async (transaction) => {
    const created = await createAccount(transaction, account, now);
    if (typeof created === 'string') return created;
    const { issuer, subject } = key;
    await transaction
      .insert(identities)
      .values({ issuer, subject, userId: created.id, createdAt: now });
    return created;
  });
}
