import { createHmac } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import { purposeKey } from '#app/platform/secret/purpose-key.server.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { recoveryCodes } from './second-factor.schema.ts';

export function hashOf(userId: number, code: string): string {
  return createHmac('sha256', purposeKey('recovery-code'))
    .update(`${userId} ${code}`)
    .digest('base64url');
}

/** Uses up a code; of concurrent requests one wins. @returns false for a wrong or used one */
export async function useRecoveryCode(userId: number, code: string, now: Date): Promise<boolean> {
  const database = await ownTables();
  const rows = await database
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.hash, hashOf(userId, code)),
        eq(recoveryCodes.userId, userId),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ hash: recoveryCodes.hash });
  return rows.length > 0;
}

export async function countRecoveryCodes(userId: number): Promise<number> {
  const database = await ownTables();
  const [row] = await database
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
    .limit(1);
  return row?.left ?? 0;
}

export async function removeRecoveryCodes(
  database: Pick<Database, 'delete'>,
  userId: number,
): Promise<void> {
  await database.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
