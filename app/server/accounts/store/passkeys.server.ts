import { and, asc, count, eq } from 'drizzle-orm';
import { maxPasskeys } from '#domain/account/sign-in/second-factor.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { passkeys } from './second-factor.schema.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** A user's passkeys, oldest first. */
export async function passkeysOf(userId: number): Promise<PasskeyRow[]> {
  const database = await ownTables();
  return database
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
    .limit(maxPasskeys);
}

export async function countPasskeys(
  database: Pick<Database, 'select'>,
  userId: number,
): Promise<number> {
  const [row] = await database
    .select({ found: count() })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .limit(1);
  return row?.found ?? 0;
}

/** The passkey with a credential id, of any account, or null. */
export async function findPasskey(id: string): Promise<PasskeyRow | null> {
  const database = await ownTables();
  const [row] = await database.select().from(passkeys).where(eq(passkeys.id, id)).limit(1);
  return row ?? null;
}

/** @returns false when this id exists already, for any account */
export async function addPasskey(
  database: Pick<Database, 'insert'>,
  row: Omit<PasskeyRow, 'lastUsedAt'>,
): Promise<boolean> {
  const added = await database
    .insert(passkeys)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return added.length > 0;
}

/** Records a use. The count was checked against the row as it was read. */
export async function notePasskeyUse(id: string, counter: number, now: Date): Promise<void> {
  const database = await ownTables();
  await database.update(passkeys).set({ counter, lastUsedAt: now }).where(eq(passkeys.id, id));
}

/** @returns the name of the removed passkey; null when it is not this user's */
export async function removePasskey(
  database: Pick<Database, 'delete'>,
  userId: number,
  id: string,
): Promise<string | null> {
  const [row] = await database
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ name: passkeys.name });
  return row?.name ?? null;
}
