import { and, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { AppError } from '#domain/app-error.ts';
import type { ObjectionAnswer } from '#domain/report/objection.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { leaseMs, type Decider } from './report-decisions.server.ts';
import { reportDecisions } from './report.schema.ts';

/** Claims the right to decide on an objection; of concurrent requests one wins. @throws AppError `report_moved_on` */
export async function claimAnswer(
  database: Database,
  { id, by, outcome, answer }: ObjectionAnswer & { readonly id: string; readonly by: Decider },
  now: Date,
): Promise<void> {
  const claimed = await database
    .update(reportDecisions)
    .set({
      ...{ outcome, answer, answeredById: by.id },
      answerUntil: new Date(now.getTime() + leaseMs),
    })
    .where(
      and(
        eq(reportDecisions.id, id),
        isNotNull(reportDecisions.objectedAt),
        isNull(reportDecisions.answeredAt),
        or(isNull(reportDecisions.answerUntil), lte(reportDecisions.answerUntil, now)),
      ),
    )
    .returning({ id: reportDecisions.id });
  if (claimed.length === 0) throw new AppError('report_moved_on');
}

/** Releases that claim. */
export async function releaseAnswer(database: Database, id: string, by: Decider): Promise<void> {
  await database
    .update(reportDecisions)
    .set({ outcome: null, answer: null, answeredById: null, answerUntil: null })
    .where(
      and(
        eq(reportDecisions.id, id),
        eq(reportDecisions.answeredById, by.id),
        isNull(reportDecisions.answeredAt),
      ),
    );
}

/**
 * Stores the decision on an objection.
 * @throws AppError `report_moved_on` when it took too long and another one was made
 */
export async function finishAnswer(
  database: Pick<Database, 'update'>,
  { id, by }: { readonly id: string; readonly by: Decider },
  now: Date,
): Promise<void> {
  const finished = await database
    .update(reportDecisions)
    .set({ answeredAt: now })
    .where(
      and(
        eq(reportDecisions.id, id),
        eq(reportDecisions.answeredById, by.id),
        isNull(reportDecisions.answeredAt),
      ),
    )
    .returning({ id: reportDecisions.id });
  if (finished.length === 0) throw new AppError('report_moved_on');
}
