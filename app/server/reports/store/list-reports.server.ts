import { and, asc, count, desc, eq, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm';
import { reportReasons, type ReportTarget } from '#domain/report/report.ts';
import { reportPageSize, type ReportList } from '#domain/report/report-list.ts';
import { reportActions } from '#domain/report/report-decision.ts';
import { type ReportRow } from '#domain/report/report-case.ts';
import type { Paged } from '#domain/paging/pagination.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { reportDecisions, reports } from './report.schema.ts';
import { type StoredReport, maxOpenReports, oneOf, targetOf, isOpen } from './reports.server.ts';

const listed: Readonly<Record<ReportList, { where: SQL | undefined; order: SQL[] }>> = {
  // The oldest first, as it has waited longest.
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

/** The number of reports for each of several targets. */
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

/**
 * A report and those decided with it: the other open ones of the same target, or, if decided, those of its decision.
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
    .limit(maxOpenReports - 1);
  return [report, ...rows];
}
