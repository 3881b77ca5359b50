import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import type { Role } from '#domain/account/role.ts';
import type { DataExportView } from '#domain/my-data/data-export.ts';
import type { Locale } from '#domain/locale.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { dataExports } from './my-data.schema.ts';

export type DataExportRow = typeof dataExports.$inferSelect;

/** No one works longer on one file without a sign of life; then another process may begin anew. */
export const leaseMs = 120_000;

/** Asks for a copy. @returns false while another one of this person is being made */
export async function addDataExport(
  database: Pick<Database, 'insert'>,
  command: { readonly personId: number; readonly role: Role; readonly locale: Locale },
  now: Date,
): Promise<boolean> {
  const rows = await database
    .insert(dataExports)
    .values({ ...command, id: randomUUID(), askedAt: now })
    .onConflictDoNothing()
    .returning({ id: dataExports.id });
  return rows.length > 0;
}

/** The newest copy of a person that is being made, can be fetched, or failed of late; null without one. */
export async function newestDataExport(
  database: Database,
  personId: number,
  now: Date,
): Promise<DataExportView | null> {
  const [row] = await database
    .select()
    .from(dataExports)
    .where(
      and(
        eq(dataExports.personId, personId),
        or(isNull(dataExports.expiresAt), gt(dataExports.expiresAt, now)),
      ),
    )
    .orderBy(desc(dataExports.askedAt))
    .limit(1);
  if (!row) return null;
  return {
    id: row.id,
    state: row.readyAt ? 'ready' : row.failedAt ? 'failed' : 'working',
    askedAt: row.askedAt.toISOString(),
    bytes: row.bytes,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lacksFiles: row.leftOut.length > 0,
  };
}

/** A copy that this person may fetch now; null for anyone else's, and for one that is gone. */
export async function readyDataExport(
  database: Database,
  { id, personId }: { readonly id: string; readonly personId: number },
  now: Date,
): Promise<DataExportRow | null> {
  const [row] = await database
    .select()
    .from(dataExports)
    .where(
      and(
        eq(dataExports.id, id),
        eq(dataExports.personId, personId),
        isNotNull(dataExports.readyAt),
        gt(dataExports.expiresAt, now),
      ),
    )
    .limit(1);
  return row ?? null;
}

export const open = and(isNull(dataExports.readyAt), isNull(dataExports.failedAt));

/** Takes all copies of a person away. @returns their ids */
export async function removeDataExportsOf(database: Database, personId: number): Promise<string[]> {
  const rows = await database
    .delete(dataExports)
    .where(eq(dataExports.personId, personId))
    .returning({ id: dataExports.id });
  return rows.map(({ id }) => id);
}
