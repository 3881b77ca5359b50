import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '#app/server/db/database.server.ts';
import { dataExports } from './my-data.schema.ts';
import { type DataExportRow, leaseMs, open } from './data-exports.server.ts';

export const day = 86_400_000;

/** The lease as this worker holds it; a lost one changes nothing. */
export function heldLease({ id, tries }: Pick<DataExportRow, 'id' | 'tries'>) {
  return and(eq(dataExports.id, id), eq(dataExports.tries, tries), open);
}

/** Extends the lease. @returns false when another process took it over, or the user is gone */
export async function keepDataExport(
  database: Database,
  row: DataExportRow,
  now: Date,
): Promise<boolean> {
  const rows = await database
    .update(dataExports)
    .set({ workUntil: new Date(now.getTime() + leaseMs) })
    .where(heldLease(row))
    .returning({ id: dataExports.id });
  return rows.length > 0;
}

/** Marks the export as ready. @returns false when another process took it over: then its file must be removed */
export async function finishDataExport(
  database: Pick<Database, 'update'>,
  row: DataExportRow,
  made: { readonly bytes: number; readonly leftOut: readonly string[]; readonly keptDays: number },
  now: Date,
): Promise<boolean> {
  const { bytes, leftOut, keptDays } = made;
  const rows = await database
    .update(dataExports)
    .set({
      ...{ bytes, leftOut, readyAt: now },
      expiresAt: new Date(now.getTime() + keptDays * day),
    })
    .where(heldLease(row))
    .returning({ id: dataExports.id });
  return rows.length > 0;
}

/** Removes expired rows. @returns their ids */
export async function sweepDataExports(database: Database, now: Date): Promise<string[]> {
  const rows = await database
    .delete(dataExports)
    .where(lte(dataExports.expiresAt, now))
    .returning({ id: dataExports.id });
  return rows.map(({ id }) => id);
}

/** The ids among these whose export still exists. */
export async function knownDataExports(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(inArray(dataExports.id, [...ids]))
    .limit(ids.length);
  return new Set(rows.map(({ id }) => id));
}
