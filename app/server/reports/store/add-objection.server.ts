import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Database } from '#app/server/db/database.server.ts';
import { reportDecisions } from './report.schema.ts';

/** Stores the only objection to a decision. @returns false if there was one already, or it is too late */
export async function addObjection(
  database: Pick<Database, 'update'>,
  {
    id,
    objection,
    since,
  }: { readonly id: string; readonly objection: string; readonly since: Date },
  now: Date,
): Promise<boolean> {
  const kept = await database
    .update(reportDecisions)
    .set({ objection, objectedAt: now })
    .where(
      and(
        eq(reportDecisions.id, id),
        ne(reportDecisions.action, 'none'),
        gt(reportDecisions.decidedAt, since),
        isNull(reportDecisions.objectedAt),
      ),
    )
    .returning({ id: reportDecisions.id });
  return kept.length > 0;
}
