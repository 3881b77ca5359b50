import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#app/server/db/database.server.ts';
import { reportDecisions, reports } from './report.schema.ts';

/**
 * Gives the right back. What may have been taken away until then stays known to the next who decides.
 * @param isCertain whether nothing was changed for certain
 */
export async function releaseDecision(
  database: Database,
  { id, isCertain }: { readonly id: string; readonly isCertain: boolean },
  now: Date,
): Promise<void> {
  const mine = and(eq(reportDecisions.id, id), isNull(reportDecisions.decidedAt));
  await database.transaction(async (transaction) => {
    await transaction.update(reportDecisions).set({ workUntil: now }).where(mine);
    if (!isCertain) return;
    const gone = await transaction
      .delete(reportDecisions)
      .where(and(mine, isNull(reportDecisions.removed)))
      .returning({ id: reportDecisions.id });
    if (gone.length === 0) return;
    await transaction.update(reports).set({ decisionId: null }).where(eq(reports.decisionId, id));
  });
}
