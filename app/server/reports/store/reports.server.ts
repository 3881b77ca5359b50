import {
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
} from 'drizzle-orm';

import { AppError } from '#domain/app-error.ts';
import {
  reportedKinds,
  reportReasons,
  type ReportReason,
  type ReportSnapshot,
  type ReportTarget,
} from '#domain/report/report.ts';
import { reportPageSize, type ReportList } from '#domain/report/report-list.ts';
import { reportActions } from '#domain/report/report-decision.ts';
import { type ReportEntry, type ReportRow } from '#domain/report/report-case.ts';
import type { Locale } from '#domain/locale.ts';
import type { Paged } from '#domain/paging/pagination.ts';

import type { Database } from '#app/server/db/database.server.ts';
import { reportDecisions, reports } from './report.schema.ts';

type StoredReport = typeof reports.$inferSelect;

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
    /** A keyed hash of the person, the address or the network. */
    readonly key: string;
  };
}

/** Of reports of the same thing, as many are shown and decided at once. */
const mostTogether = 50;

/** Keeps a report. @returns its number, or null where the same reporter has an open one of the same thing */
export async function addReport(
  database: Pick<Database, 'insert'>,
  { target, reporter, ...report }: NewReport,
  now: Date,
): Promise<number | null> {
  const [row] = await database
    .insert(reports)
    .values({
      ...report,
      kind: target.kind,
      targetId: target.id,
      reporterId: reporter.personId,
      reporterName: reporter.name,
      reporterEmail: reporter.email,
      reporterKey: reporter.key,
      locale: reporter.locale,
      receivedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: reports.id });
  return row?.id ?? null;
}

/** What is stored as text is one of a list; another version of the product may have had a longer one. */
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

const isOpen = isNull(reports.decidedAt);

const listed: Readonly<Record<ReportList, { where: SQL | undefined; order: SQL[] }>> = {
  // The oldest waits longest.
  open: { where: isOpen, order: [asc(reports.id)] },
  objections: {
    where: and(isNotNull(reportDecisions.objectedAt), isNull(reportDecisions.answeredAt)),
    order: [asc(reportDecisions.objectedAt), asc(reports.id)],
  },
  decided: {
    where: isNotNull(reports.decidedAt),
    order: [desc(reports.decidedAt), desc(reports.id)],
  },
};

/** A page of a list of reports. @param page from 1 */
export async function listReports(
  database: Database,
  list: ReportList,
  page: number,
): Promise<Paged<ReportRow>> {
  const { where, order } = listed[list];
  const rows = await database
    .select({ report: reports, action: reportDecisions.action })
    .from(reports)
    .leftJoin(reportDecisions, eq(reportDecisions.id, reports.decisionId))
    .where(where)
    .orderBy(...order)
    .limit(reportPageSize)
    .offset((page - 1) * reportPageSize);
  const [counted] = await database
    .select({ total: count() })
    .from(reports)
    .leftJoin(reportDecisions, eq(reportDecisions.id, reports.decisionId))
    .where(where)
    .limit(1);
  const total = counted?.total ?? 0;
  const totalPages = Math.ceil(total / reportPageSize);
  const many = await countTogether(
    database,
    rows.map(({ report }) => targetOf(report)),
  );
  return {
    rows: rows.map(({ report, action }) => ({
      id: report.id,
      target: targetOf(report),
      snapshot: report.snapshot,
      reason: oneOf(reportReasons, report.reason),
      receivedAt: report.receivedAt.toISOString(),
      decidedAt: report.decidedAt?.toISOString() ?? null,
      action: report.decidedAt && action !== null ? oneOf(reportActions, action) : null,
      ofSameThing: many.get(`${report.kind} ${report.targetId}`) ?? 1,
    })),
    total,
    currentPage: page,
    totalPages,
    hasNextPage: page < totalPages,
  };
}

/** How many reports there are of each of some things. */
async function countTogether(database: Database, targets: readonly ReportTarget[]) {
  if (targets.length === 0) return new Map<string, number>();
  const rows = await database
    .select({ kind: reports.kind, targetId: reports.targetId, total: count() })
    .from(reports)
    .where(or(...targets.map(isAbout)))
    .groupBy(reports.kind, reports.targetId)
    .limit(reportPageSize);
  return new Map(rows.map(({ kind, targetId, total }) => [`${kind} ${targetId}`, total]));
}

function isAbout({ kind, id }: ReportTarget): SQL | undefined {
  return and(eq(reports.kind, kind), eq(reports.targetId, id));
}

/** How much there is to do: open reports, and objections. */
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

/**
 * A report and what is decided with it: the other open ones of the same thing; of a decided one those of its decision.
 */
export async function reportsWith(
  database: Database,
  report: StoredReport,
): Promise<readonly StoredReport[]> {
  const others =
    report.decidedAt === null || report.decisionId === null
      ? and(isAbout(targetOf(report)), isOpen)
      : eq(reports.decisionId, report.decisionId);
  const rows = await database
    .select()
    .from(reports)
    .where(and(others, ne(reports.id, report.id)))
    .orderBy(asc(reports.id))
    .limit(mostTogether - 1);
  return [report, ...rows];
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
    .limit(mostTogether);
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
