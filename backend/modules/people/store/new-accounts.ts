import { and, eq, lt, or } from 'drizzle-orm';

import type { BackendDatabase } from '#backend/db/database.ts';
import { type UserRole, users } from './people.schema.ts';
import { emptyAddress } from './empty-address.ts';
import { transact } from '#backend/db/transact.ts';
import type { StoredUser } from './users.ts';

/** The initial values of an account, with `login` and `email` in lower case. */
export interface NewAccount {
  readonly login: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly role: UserRole;
  readonly locale: string;
  readonly passwordHash: string;
  readonly pending: boolean;
}

/** Rolls back a transaction because a unique value is already taken. */
class Taken extends Error {
  readonly what: 'email' | 'login';

  constructor(what: 'email' | 'login') {
    super(what);
    this.what = what;
  }
}

/** An unconfirmed account frees its user name and address after a day. */
const pendingHours = 24;

/**
 * Creates an account. An unconfirmed one with the same address is replaced: its owner is trying again, or it never
 * owned the address. So is the one given by `insteadOf`, if unconfirmed.
 * @param insteadOf the id of an account that was started with a wrong address
 * @returns the account, or which of the two unique values is taken; the address is checked first
 */
export async function createAccount(
  database: Pick<BackendDatabase, 'transaction'>,
  account: NewAccount,
  now: Date,
  insteadOf?: number,
): Promise<StoredUser | 'email' | 'login'> {
  const making = transact(database, async (transaction) => {
    const old = new Date(now.getTime() - pendingHours * 3_600_000);
    const aside = [eq(users.email, account.email), lt(users.registeredAt, old)];
    if (insteadOf !== undefined) aside.push(eq(users.id, insteadOf));
    await transaction.delete(users).where(and(users.pending, or(...aside)));
    const [created] = await transaction
      .insert(users)
      .values({
        ...account,
        billing: { ...emptyAddress, email: account.email },
        registeredAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (created) return created;
    const [taken] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, account.email))
      .limit(1);
    throw new Taken(taken ? 'email' : 'login');
  });
  try {
    return await making;
  } catch (error) {
    if (error instanceof Taken) return error.what;
    throw error;
  }
}
