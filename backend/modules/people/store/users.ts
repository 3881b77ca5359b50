import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#backend/db/database.ts';
import { users } from './people.schema.ts';

export type StoredUser = typeof users.$inferSelect;

export async function findUserById(database: Executor, id: number): Promise<StoredUser | null> {
  const [user] = await database.select().from(users).where(eq(users.id, id)).limit(1);
  return user ?? null;
}

/** Finds a user by user name, or by e-mail address if the text contains an @. */
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

/** Changes an account's password, which invalidates every token issued before. */
export async function setPassword(
  database: Executor,
  id: number,
  passwordHash: string,
): Promise<void> {
  await database.update(users).set({ passwordHash }).where(eq(users.id, id));
}

/** Invalidates every token of an account. @returns the account version for new tokens */
export async function nextAccountVersion(database: Executor, id: number): Promise<number> {
  const rows = await database
    .update(users)
    .set({ accountVersion: sql`${users.accountVersion} + 1` })
    .where(eq(users.id, id))
    .returning({ accountVersion: users.accountVersion });
  return rows[0]?.accountVersion ?? 0;
}
