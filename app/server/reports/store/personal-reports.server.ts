import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';

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

/**
 * Forgets a person whose account is deleted: who reported, and the words of what was reported of the person. That there
 * was a report and what was decided stays.
 */
export async function forgetReportsOf(
  database: Pick<Database, 'update'>,
  personId: number,
): Promise<void> {
  await database
    .update(reports)
    .set({ reporterId: null, reporterName: '', reporterEmail: '', reporterKey: null })
    .where(eq(reports.reporterId, personId));
  await database
    .update(reports)
    .set({
      snapshot: { title: '', celebrity: '', service: null, text: '' },
      explanation: '',
    })
    .where(eq(reports.celebrityId, personId));
  // There is no one left to answer.
  await database
    .update(reportDecisions)
    .set({ objectedAt: null })
    .where(and(eq(reportDecisions.celebrityId, personId), isNull(reportDecisions.answeredAt)));
  await database
    .update(reportDecisions)
    .set({ title: '', facts: '', objection: null, answer: null, removed: null })
    .where(eq(reportDecisions.celebrityId, personId));
  await database
    .update(reportDecisions)
    .set({ decidedByName: '' })
    .where(eq(reportDecisions.decidedById, personId));
}
