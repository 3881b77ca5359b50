import { maxExportTries } from '#domain/my-data/data-export.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { dataExports } from './my-data.schema.ts';
import type { DataExportRow } from './data-exports.server.ts';
import { day, heldLease } from './finish-data-export.server.ts';

/** The attempt failed: it is retried later with growing delays, and given up in the end. */
export async function failDataExport(
  database: Database,
  row: DataExportRow,
  now: Date,
): Promise<void> {
  const isLast = row.tries >= maxExportTries;
  const wait = 30_000 * 2 ** row.tries;
  await database
    .update(dataExports)
    .set(
      isLast
        ? { failedAt: now, expiresAt: new Date(now.getTime() + 7 * day) }
        : { workUntil: new Date(now.getTime() + wait) },
    )
    .where(heldLease(row));
}
