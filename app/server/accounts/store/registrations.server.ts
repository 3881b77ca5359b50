import { createHmac, randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { codeRule } from '#domain/account/account.ts';
import { registrations } from './account.schema.ts';
import type { Database } from '#app/server/db/database.server.ts';

export type RegistrationRow = typeof registrations.$inferSelect;

/** The outcome of an attempt; `dead` when no further one can succeed. */
export type TriedCode =
  | { readonly result: 'right'; readonly accountId: number }
  | { readonly result: 'wrong' }
  | { readonly result: 'dead' };

/** A code as it is mailed: six digits, stored only as a keyed hash. */
export function makeCode(): string {
  return String(randomInt(10 ** codeRule.digits)).padStart(codeRule.digits, '0');
}

export function hashOf(id: string, code: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(`${id} ${code}`).digest('base64url');
}

export function expiry(now: Date): Date {
  return new Date(now.getTime() + codeRule.minutes * 60_000);
}

/** Ends an attempt that another one replaces. @returns the account that it was to confirm, or null */
export async function endRegistration(
  database: Pick<Database, 'update'>,
  id: string,
  now: Date,
): Promise<number | null> {
  const [row] = await database
    .update(registrations)
    .set({ usedAt: now })
    .where(and(eq(registrations.id, id), isNull(registrations.usedAt)))
    .returning();
  return row?.accountId ?? null;
}

/** Makes a used code valid again: the account could not be confirmed. */
export async function releaseCode(database: Pick<Database, 'update'>, id: string): Promise<void> {
  await database.update(registrations).set({ usedAt: null }).where(eq(registrations.id, id));
}

/** Replaces the code with a new one, with new tries. Null when the attempt is over. */
export async function renewCode(
  database: Pick<Database, 'update'>,
  { id, code }: { id: string; code: string },
  { key, now }: { key: Uint8Array; now: Date },
): Promise<RegistrationRow | null> {
  const [row] = await database
    .update(registrations)
    .set({ codeHash: hashOf(id, code, key), tries: 0, expiresAt: expiry(now) })
    .where(and(eq(registrations.id, id), isNull(registrations.usedAt)))
    .returning();
  return row ?? null;
}

/** The address of an attempt, or null. */
export async function emailOfRegistration(
  database: Pick<Database, 'select'>,
  id: string,
): Promise<string | null> {
  const [row] = await database
    .select({ email: registrations.email })
    .from(registrations)
    .where(eq(registrations.id, id))
    .limit(1);
  return row?.email ?? null;
}
