import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '#app/server/db/database.server.ts';
import { reportDecisions, reports } from './report.schema.ts';

const most = 10_000;

/**
 * What is kept of a person here, for the copy of the own data: the own reports, and decisions on what is the person's.
 */
export async function reportsOfPerson(database: Database, personId: number) {
  const made = await database
    .select({
      kind: reports.kind,
      targetId: reports.targetId,
      reported: reports.snapshot,
      reason: reports.reason,
      explanation: reports.explanation,
      receivedAt: reports.receivedAt,
      decidedAt: reports.decidedAt,
    })
    .from(reports)
    .where(eq(reports.reporterId, personId))
    .orderBy(reports.id)
    .limit(most);
  const decisions = await database
    .select({
      kind: reportDecisions.kind,
      targetId: reportDecisions.targetId,
      title: reportDecisions.title,
      action: reportDecisions.action,
      facts: reportDecisions.facts,
      ground: reportDecisions.ground,
      groundText: reportDecisions.groundText,
      removed: reportDecisions.removed,
      decidedAt: reportDecisions.decidedAt,
      objection: reportDecisions.objection,
      objectedAt: reportDecisions.objectedAt,
      outcome: reportDecisions.outcome,
      answer: reportDecisions.answer,
      answeredAt: reportDecisions.answeredAt,
    })
    .from(reportDecisions)
    .where(
      and(
        eq(reportDecisions.celebrityId, personId),
        isNotNull(reportDecisions.decidedAt),
        // What led to nothing is not told to the person, here neither.
        ne(reportDecisions.action, 'none'),
      ),
    )
    .orderBy(reportDecisions.decidedAt)
    .limit(most);
  return { made, decisions };
}
