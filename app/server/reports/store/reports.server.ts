import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { AppError } from '#domain/app-error.ts';
import {
  reportedKinds,
  reportReasons,
  type ReportReason,
  type ReportSnapshot,
  type ReportTarget,
} from '#domain/report/report.ts';
import type { ReportEntry } from '#domain/report/report-case.ts';
import type { Locale } from '#domain/locale.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { reportDecisions, reports } from './report.schema.ts';

export type StoredReport = typeof reports.$inferSelect;

/** A report as it comes in. */
export interface NewReport {
  readonly target: ReportTarget;
  readonly celebrityId: number | null;
  readonly snapshot: ReportSnapshot;
  readonly reason: ReportReason;
  readonly explanation: string;
  readonly reporter: {
    readonly personId: number | null;
    readonly name: string;
    readonly email: string;
    readonly locale: Locale;
    /** A keyed hash of the user, the address or the network. */
    readonly key: string;
  };
}

/** The maximum number of reports of one target that are shown and decided together. */
export const maxOpenReports = 50;

/** Stored text is one of a list of values; another version of the product may have had a longer list. */
export function oneOf<const Value extends string>(
  list: readonly [Value, ...Value[]] | readonly Value[],
  text: string | null,
): Value {
  const found = list.find((value) => value === text) ?? list[0];
  if (found === undefined) throw new Error('a list of nothing');
  return found;
}

export function targetOf({
  kind,
  targetId,
}: Pick<StoredReport, 'kind' | 'targetId'>): ReportTarget {
  return { kind: oneOf(reportedKinds, kind), id: targetId };
}

export const isOpen = isNull(reports.decidedAt);

/** The amount of pending work: open reports, and objections. */
export async function countReportWork(
  database: Database,
): Promise<{ readonly open: number; readonly objections: number }> {
  return {
    open: await database.$count(reports, isOpen),
    objections: await database.$count(
      reportDecisions,
      and(isNotNull(reportDecisions.objectedAt), isNull(reportDecisions.answeredAt)),
    ),
  };
}

/** One report. @throws AppError `not_found` */
export async function readReport(database: Database, id: number): Promise<StoredReport> {
  const [row] = await database.select().from(reports).where(eq(reports.id, id)).limit(1);
  if (!row) throw new AppError('not_found');
  return row;
}

/** Reports by their numbers. */
export async function reportsById(
  database: Database,
  ids: readonly number[],
): Promise<readonly StoredReport[]> {
  return database
    .select()
    .from(reports)
    .where(inArray(reports.id, [...ids]))
    .orderBy(asc(reports.id))
    .limit(maxOpenReports);
}

export function entryOf(report: StoredReport): ReportEntry {
  const { reporterName: name, reporterEmail: email, reporterId: personId } = report;
  const isKnown = name !== '' || email !== '' || personId !== null;
  return {
    id: report.id,
    reason: oneOf(reportReasons, report.reason),
    explanation: report.explanation,
    receivedAt: report.receivedAt.toISOString(),
    reporter: isKnown ? { name, email, personId } : null,
    isDecided: report.decidedAt !== null,
  };
}
