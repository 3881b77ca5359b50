import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '#app/server/db/database.server.ts';
import { reportDecisions, reports } from './report.schema.ts';

const most = 10_000;

/** What is stored here about a user, for the data export: the user's reports, and decisions on what the user owns. */
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
        // Reports without consequences are not disclosed to the user, so not here either.
        ne(reportDecisions.action, 'none'),
      ),
    )
    .orderBy(reportDecisions.decidedAt)
    .limit(most);
  return { made, decisions };
}
