import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { codeRule } from '#domain/account/account.ts';
import { registrations } from './account.schema.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { type TriedCode, hashOf } from './registrations.server.ts';

/**
 * Tries a code: counts the attempt and uses up the code in one statement, so that of concurrent requests one wins.
 * @returns `right` with the account, `wrong`, or `dead` when no further attempt can succeed
 */
export async function tryCode(
  database: Pick<Database, 'update'>,
  { id, code }: { id: string; code: string },
  { key, now }: { key: Uint8Array; now: Date },
): Promise<TriedCode> {
  const right = sql`${registrations.codeHash} = ${hashOf(id, code, key)} and ${registrations.accountId} is not null`;
  const [row] = await database
    .update(registrations)
    .set({
      tries: sql`${registrations.tries} + 1`,
      usedAt: sql`case when ${right} then ${now.toISOString()}::timestamptz end`,
    })
    .where(
      and(
        eq(registrations.id, id),
        isNull(registrations.usedAt),
        lt(registrations.tries, codeRule.tries),
        gt(registrations.expiresAt, now),
      ),
    )
    .returning();
  if (!row) return { result: 'dead' };
  if (row.usedAt && row.accountId !== null) return { result: 'right', accountId: row.accountId };
  return { result: row.tries >= codeRule.tries ? 'dead' : 'wrong' };
}
