import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { passwordResets } from './account.schema.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { hashOf } from './password-resets.server.ts';

/** Uses a link up; of many at once one wins. @returns whose it is, or null: unknown, used or too old */
export async function useReset(
  database: Pick<Database, 'update'>,
  token: string,
  now: Date,
): Promise<number | null> {
  const [row] = await database
    .update(passwordResets)
    .set({ usedAt: now })
    .where(
      and(
        eq(passwordResets.tokenHash, hashOf(token)),
        isNotNull(passwordResets.accountId),
        isNull(passwordResets.usedAt),
        gt(passwordResets.expiresAt, now),
      ),
    )
    .returning();
  return row?.accountId ?? null;
}
