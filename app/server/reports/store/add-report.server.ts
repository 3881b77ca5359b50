import type { Database } from '#app/server/db/database.server.ts';
import { reports } from './report.schema.ts';
import type { NewReport } from './reports.server.ts';

/** Stores a report. @returns its number, or null if the same reporter has an open one for the same target */
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
