import { randomBytes, randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { AppError } from '#domain/app-error.ts';
import type { ReportTarget } from '#domain/report/report.ts';
import type { Decision } from '#domain/report/report-decision.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { reportDecisions, reports } from './report.schema.ts';
import { leaseMs, type Decider, type ClaimedDecision, hashOf } from './report-decisions.server.ts';

/**
 * Claims the right to decide reports; of concurrent requests one wins. A claim that was not carried out in time can be
 * taken over.
 * @throws AppError `report_moved_on` when one of them is decided, or is being decided
 */
export async function claimDecision(
  database: Database,
  wanted: {
    readonly reportIds: readonly number[];
    readonly target: ReportTarget;
    readonly celebrityId: number | null;
    readonly title: string;
    readonly decision: Decision;
    readonly by: Decider;
  },
  now: Date,
): Promise<ClaimedDecision> {
  const { reportIds, target, decision, by } = wanted;
  const id = randomUUID();
  const token = randomBytes(32).toString('base64url');
  return database.transaction(async (transaction) => {
    const mine = await transaction
      .select()
      .from(reports)
      .where(
        and(
          inArray(reports.id, [...reportIds]),
          eq(reports.kind, target.kind),
          eq(reports.targetId, target.id),
          isNull(reports.decidedAt),
        ),
      )
      .orderBy(asc(reports.id))
      .limit(reportIds.length)
      .for('update');
    if (mine.length !== reportIds.length) throw new AppError('report_moved_on');
    const begun = mine.flatMap(({ decisionId }) => (decisionId === null ? [] : [decisionId]));
    const before = await transaction
      .select()
      .from(reportDecisions)
      .where(inArray(reportDecisions.id, begun))
      .limit(reportIds.length);
    if (before.some(({ workUntil }) => workUntil > now)) throw new AppError('report_moved_on');
    const removals = before.flatMap(({ removed }) => (removed === null ? [] : [removed]));
    const removed =
      removals.length === 0
        ? null
        : {
            texts: Object.fromEntries(removals.flatMap(({ texts }) => Object.entries(texts))),
            tookEffect: removals.some(({ tookEffect }) => tookEffect),
          };
    await transaction.insert(reportDecisions).values({
      ...{ id, removed, celebrityId: wanted.celebrityId, title: wanted.title },
      ...decision,
      ...{ kind: target.kind, targetId: target.id },
      ...{ decidedById: by.id, decidedByName: by.name },
      workUntil: new Date(now.getTime() + leaseMs),
      tokenHash: hashOf(token),
    });
    await transaction
      .update(reports)
      .set({ decisionId: id })
      .where(inArray(reports.id, [...reportIds]));
    await transaction.delete(reportDecisions).where(inArray(reportDecisions.id, begun));
    return { id, token, removed };
  });
}
