import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#app/server/db/database.server.ts';
import { reportDecisions, reports } from './report.schema.ts';

/**
 * Removes the data of a user whose account is deleted: who reported, and the text of reports about the user. That there
 * was a report and what was decided is kept.
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
  // There is no one left to reply to.
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
