import { randomBytes } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import { sha256 } from '#app/platform/secret/sha256.ts';
import { resetRule } from '#domain/account/account.ts';
import { passwordResets } from './account.schema.ts';
import type { Database } from '#app/server/db/database.server.ts';

/** The secret of a link: 256 bits. */
export function makeResetToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(token: string): string {
  return sha256(token);
}

/** Stores a link. @param accountId null when there is no account; such a link is never valid */
export async function addReset(
  database: Pick<Database, 'insert' | 'delete'>,
  { token, accountId }: { token: string; accountId: number | null },
  now: Date,
): Promise<void> {
  await database.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  const expiresAt = new Date(now.getTime() + resetRule.minutes * 60_000);
  await database.insert(passwordResets).values({ tokenHash: hashOf(token), accountId, expiresAt });
}

/** Makes a used link valid again: the password could not be set. */
export async function releaseReset(
  database: Pick<Database, 'update'>,
  token: string,
): Promise<void> {
  await database
    .update(passwordResets)
    .set({ usedAt: null })
    .where(eq(passwordResets.tokenHash, hashOf(token)));
}

/** Invalidates every link of an account. */
export async function endResets(
  database: Pick<Database, 'delete'>,
  accountId: number,
): Promise<void> {
  await database.delete(passwordResets).where(eq(passwordResets.accountId, accountId));
}
