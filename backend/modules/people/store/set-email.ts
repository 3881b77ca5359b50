import { and, eq, sql } from 'drizzle-orm';
import { takeLock } from '#backend/locks/advisory-locks.ts';
import type { BackendDatabase } from '#backend/db/database.ts';
import { users } from './people.schema.ts';
import { transact } from '#backend/db/transact.ts';

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
