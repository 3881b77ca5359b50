import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '#app/server/db/database.server.ts';
import { accountDeletions } from './my-data.schema.ts';
import { type DeletionRow, isWaiting } from './account-deletions.server.ts';

/** After this long without a heartbeat another process continues a deletion. */
const leaseMs = 300_000;

/** Claims one account that is due and that no other process works on. */
export async function claimDeletion(database: Database, now: Date): Promise<DeletionRow | null> {
  const free = or(isNull(accountDeletions.workUntil), lte(accountDeletions.workUntil, now));
  const due = and(isWaiting, lte(accountDeletions.dueAt, now), free);
  const [first] = await database
    .select({ id: accountDeletions.personId })
    .from(accountDeletions)
    .where(due)
    .orderBy(accountDeletions.dueAt)
    .limit(1);
  if (!first) return null;
  const [row] = await database
    .update(accountDeletions)
    .set({ workUntil: new Date(now.getTime() + leaseMs) })
    .where(and(eq(accountDeletions.personId, first.id), due))
    .returning();
  return row ?? null;
}
