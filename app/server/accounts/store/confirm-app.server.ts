import { and, eq } from 'drizzle-orm';
import type { Database } from '#app/server/db/database.server.ts';
import { authenticatorApps } from './second-factor.schema.ts';

/**
 * Activates the app that was being set up, with the step of its first code.
 * @returns false when it is no longer that one
 */
export async function confirmApp(
  database: Pick<Database, 'update'>,
  userId: number,
  { pendingSealed, step }: { pendingSealed: string; step: number },
  now: Date,
): Promise<boolean> {
  const rows = await database
    .update(authenticatorApps)
    .set({
      sealed: pendingSealed,
      confirmedAt: now,
      lastStep: step,
      pendingSealed: null,
      pendingUntil: null,
    })
    .where(
      and(eq(authenticatorApps.userId, userId), eq(authenticatorApps.pendingSealed, pendingSealed)),
    )
    .returning({ userId: authenticatorApps.userId });
  return rows.length > 0;
}
