import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import type { Role } from '#domain/account/role.ts';
import type { DataExportView } from '#domain/my-data/data-export.ts';
import type { Locale } from '#domain/locale.ts';
import type { Database } from '#app/server/db/database.server.ts';
import { dataExports } from './my-data.schema.ts';

export type DataExportRow = typeof dataExports.$inferSelect;

/** After this long without a heartbeat on one file another process may start again. */
export const leaseMs = 120_000;

/** Requests an export. @returns false while another one of this user is being made */
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

/** A user's newest export that is being made, can be downloaded, or failed recently; null without one. */
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

/** An export that this user can download now; null for another user's, and for an expired one. */
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

/** Removes all exports of a user. @returns their ids */
export async function removeDataExportsOf(database: Database, personId: number): Promise<string[]> {
  const rows = await database
    .delete(dataExports)
    .where(eq(dataExports.personId, personId))
    .returning({ id: dataExports.id });
  return rows.map(({ id }) => id);
}
