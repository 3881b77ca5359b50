import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '#app/server/db/database.server.ts';
import { dataExports } from './my-data.schema.ts';
import { type DataExportRow, open, leaseMs } from './data-exports.server.ts';

/**
 * Claims the oldest pending export that no one works on; of several processes one gets it. An export of a crashed
 * process is claimed again once its lease has expired.
 */
export async function claimDataExport(
  database: Database,
  now: Date,
): Promise<DataExportRow | null> {
  const [free] = await database
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(and(open, or(isNull(dataExports.workUntil), lte(dataExports.workUntil, now))))
    .orderBy(dataExports.askedAt)
    .limit(1);
  if (!free) return null;
  const [row] = await database
    .update(dataExports)
    .set({
      workUntil: new Date(now.getTime() + leaseMs),
      tries: sql`${dataExports.tries} + 1`,
    })
    .where(
      and(
        eq(dataExports.id, free.id),
        open,
        or(isNull(dataExports.workUntil), lte(dataExports.workUntil, now)),
      ),
    )
    .returning();
  return row ?? null;
}
