import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { passwordResets } from './account.schema.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { hashOf } from './password-resets.server.ts';

/** Uses up a link; of concurrent requests one wins. @returns its account, or null: unknown, used or expired */
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
