import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#app/server/db/database.server.ts';
import { reportDecisions, reports } from './report.schema.ts';

/**
 * Releases the claim. What may have been removed by then stays recorded for the next decision.
 * @param isCertain whether it is certain that nothing was changed
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
