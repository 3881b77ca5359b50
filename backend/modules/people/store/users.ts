import { and, eq, sql } from 'drizzle-orm';

import { takeLock } from '#backend/locks/advisory-locks.ts';
import type { BackendDatabase, Executor } from '#backend/db/database.ts';
import { users } from './people.schema.ts';
import { transact } from '#backend/db/transact.ts';

export type StoredUser = typeof users.$inferSelect;

export async function findUserById(database: Executor, id: number): Promise<StoredUser | null> {
  const [user] = await database.select().from(users).where(eq(users.id, id)).limit(1);
  return user ?? null;
}

/** Finds a person by user name, or by e-mail address when the text has an @. */
export async function findUserByLogin(
  database: Executor,
  login: string,
): Promise<StoredUser | null> {
  const column = login.includes('@') ? users.email : users.login;
  const [user] = await database
    .select()
    .from(users)
    .where(eq(column, login.trim().toLowerCase()))
    .limit(1);
  return user ?? null;
}

/** Gives an account another password; every token issued before is worth nothing from now on. */
export async function setPassword(
  database: Executor,
  id: number,
  passwordHash: string,
): Promise<void> {
  await database.update(users).set({ passwordHash }).where(eq(users.id, id));
}

/** Makes every token of an account worth nothing. @returns the account's version for the tokens to come */
export async function nextAccountVersion(database: Executor, id: number): Promise<number> {
  const rows = await database
    .update(users)
    .set({ accountVersion: sql`${users.accountVersion} + 1` })
    .where(eq(users.id, id))
    .returning({ accountVersion: users.accountVersion });
  return rows[0]?.accountVersion ?? 0;
}

/**
 * Gives an account another address, in lower case; every token issued before is worth nothing from now on. Anyone who
 * waits for a code with that address has not shown that it is theirs, and steps aside.
 * @returns false when the address belongs to another account
 */
export function setEmail(database: BackendDatabase, id: number, email: string): Promise<boolean> {
  return transact(database, async (transaction) => {
    // Of two who want the same address one is first.
    await takeLock(transaction, { address: email });
    await transaction.delete(users).where(and(eq(users.email, email), users.pending));
    const [holder] = await transaction
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, email))
      .limit(1);
    if (holder) return holder.id === id;
    await transaction
      .update(users)
      .set({
        email,
        // Orders are written to where the account was, unless another address was chosen for them.
        billing: sql`case when ${users.billing} ->> 'email' = ${users.email}
          then jsonb_set(${users.billing}, '{email}', to_jsonb(${email}::text)) else ${users.billing} end`,
      })
      .where(eq(users.id, id));
    return true;
  });
}
