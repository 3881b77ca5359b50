import { and, eq, sql } from 'drizzle-orm';
import { takeLock } from '#backend/locks/advisory-locks.ts';
import type { BackendDatabase } from '#backend/db/database.ts';
import { users } from './people.schema.ts';
import { transact } from '#backend/db/transact.ts';

/**
 * Changes an account's e-mail address, in lower case, which invalidates every token issued before. A pending account
 * with that address has not proved that it owns it, and gives it up.
 * @returns false if the address belongs to another account
 */
export function setEmail(database: BackendDatabase, id: number, email: string): Promise<boolean> {
  return transact(database, async (transaction) => {
    // Serialises two changes to the same address.
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
        // Order mails go to the account's address, unless another one was chosen for them.
        billing: sql`case when ${users.billing} ->> 'email' = ${users.email}
          then jsonb_set(${users.billing}, '{email}', to_jsonb(${email}::text)) else ${users.billing} end`,
      })
      .where(eq(users.id, id));
    return true;
  });
}
