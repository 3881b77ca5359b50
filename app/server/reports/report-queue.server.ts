import type { Database } from '#app/server/db/database.server.ts';
import { countReportWork } from '#app/server/reports/store/reports.server.ts';
import { listReports } from './store/list-reports.server.ts';
import type { ReportQueue } from '#domain/report/report-views.ts';
import type { ReportList } from '#domain/report/report-list.ts';
import type { Actor } from '#domain/account/role.ts';
import { requireManagerRole } from './report-rights.server.ts';

/** Reads a list of the reports. @throws AppError `not_allowed` */
export async function readQueue(
  database: Database,
  reader: Actor,
  { list, page }: { readonly list: ReportList; readonly page: number },
): Promise<ReportQueue> {
  requireManagerRole(reader);
  return {
    reports: await listReports(database, list, page),
    work: await countReportWork(database),
  };
}
