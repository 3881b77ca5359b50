import { and, desc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { sha256 } from '#app/platform/secret/sha256.ts';
import { AppError } from '#domain/app-error.ts';
import type { ReportTarget } from '#domain/report/report.ts';
import { reportActions, reportGrounds } from '#domain/report/report-decision.ts';
import { objectionOutcomes } from '#domain/report/objection.ts';
import type { Statement } from '#domain/report/report-case.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { reportDecisions, reports, type Removal } from './report.schema.ts';
import { oneOf, targetOf } from './reports.server.ts';

export type StoredDecision = typeof reportDecisions.$inferSelect;

/** After this long another manager may take over an unfinished decision. */
export const leaseMs = 120_000;

const mostEarlier = 20;

/** Who decides, as named in the log and the statement. */
export interface Decider {
  readonly id: number;
  readonly name: string;
}

/** A decision that only this caller may carry out now. */
export interface ClaimedDecision {
  readonly id: string;
  /** The secret for the celebrity's mail, required to object. */
  readonly token: string;
  /** What an earlier, interrupted decision had removed. */
  readonly removed: Removal | null;
}

export function hashOf(token: string): string {
  return sha256(token);
}

/** Stores what a decision is about to remove, before it does. */
export async function keepRemoved(database: Database, id: string, removed: Removal): Promise<void> {
  await database.update(reportDecisions).set({ removed }).where(eq(reportDecisions.id, id));
}

/**
 * Marks a decision as carried out. Accepts a transaction, so that its mails are queued with it.
 * @throws AppError `report_moved_on` when it took too long and another one was made
 */
export async function finishDecision(
  database: Pick<Database, 'update'>,
  id: string,
  now: Date,
): Promise<void> {
  const decided = await database
    .update(reports)
    .set({ decidedAt: now, reporterKey: null })
    .where(and(eq(reports.decisionId, id), isNull(reports.decidedAt)))
    .returning({ id: reports.id });
  if (decided.length === 0) throw new AppError('report_moved_on');
  await database.update(reportDecisions).set({ decidedAt: now }).where(eq(reportDecisions.id, id));
}

export function statementOf(row: StoredDecision): Statement {
  const { id, title, facts, groundText, objection, answer } = row;
  return {
    ...{ id, title, facts, groundText, objection, answer },
    target: targetOf(row),
    action: oneOf(reportActions, row.action),
    ground: oneOf(reportGrounds, row.ground),
    decidedAt: row.decidedAt?.toISOString() ?? '',
    decidedBy: row.decidedByName,
    objectedAt: row.objectedAt?.toISOString() ?? null,
    outcome: row.outcome === null ? null : oneOf(objectionOutcomes, row.outcome),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}

/** The decision of a report, carried out or not. */
export async function readDecision(
  database: Pick<Database, 'select'>,
  id: string,
): Promise<StoredDecision | null> {
  const [row] = await database
    .select()
    .from(reportDecisions)
    .where(eq(reportDecisions.id, id))
    .limit(1);
  return row ?? null;
}

/** The other decisions on a target, newest first. */
export async function decisionsOn(
  database: Database,
  { kind, id }: ReportTarget,
  besides: string | null,
): Promise<readonly StoredDecision[]> {
  return database
    .select()
    .from(reportDecisions)
    .where(
      and(
        eq(reportDecisions.kind, kind),
        eq(reportDecisions.targetId, id),
        isNotNull(reportDecisions.decidedAt),
        besides === null ? undefined : ne(reportDecisions.id, besides),
      ),
    )
    .orderBy(desc(reportDecisions.decidedAt))
    .limit(mostEarlier);
}

/** The decision that a celebrity's mail links to; null for an invalid secret. */
export async function decisionByToken(
  database: Database,
  token: string,
): Promise<StoredDecision | null> {
  const [row] = await database
    .select()
    .from(reportDecisions)
    .where(and(eq(reportDecisions.tokenHash, hashOf(token)), isNotNull(reportDecisions.decidedAt)))
    .limit(1);
  return row ?? null;
}
