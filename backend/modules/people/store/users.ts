import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#backend/db/database.ts';
import { users } from './people.schema.ts';

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
