import { randomUUID } from 'node:crypto';

import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';

import type { Role } from '#domain/account/role.ts';
import { maxExportTries, type DataExportView } from '#domain/my-data/data-export.ts';
import type { Locale } from '#domain/locale.ts';

import type { Database } from '#app/server/db/database.server.ts';
import { dataExports } from './my-data.schema.ts';

export type DataExportRow = typeof dataExports.$inferSelect;

const day = 86_400_000;
/** No one works longer on one file without a sign of life; then another process may begin anew. */
const leaseMs = 120_000;

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

const open = and(isNull(dataExports.readyAt), isNull(dataExports.failedAt));

/**
 * Takes the oldest copy that is to be made and that no one works on: of many processes one gets it. One that was left
 * by a process that died is taken again once its lease is over.
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

/** The lease as this worker holds it: one that was lost meanwhile changes nothing. */
function heldLease({ id, tries }: Pick<DataExportRow, 'id' | 'tries'>) {
  return and(eq(dataExports.id, id), eq(dataExports.tries, tries), open);
}

/** Says that the work goes on. @returns false when another process took it over, or the person is gone */
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

/** The copy is there. @returns false when another process took it over: then its file is to go */
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

/** The copy was not made this time: it is tried again later, each time after a longer wait, and given up in the end. */
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

/** Takes the rows away whose time is over. @returns their ids */
export async function sweepDataExports(database: Database, now: Date): Promise<string[]> {
  const rows = await database
    .delete(dataExports)
    .where(lte(dataExports.expiresAt, now))
    .returning({ id: dataExports.id });
  return rows.map(({ id }) => id);
}

/** Which of these copies there are. */
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

/** Takes all copies of a person away. @returns their ids */
export async function removeDataExportsOf(database: Database, personId: number): Promise<string[]> {
  const rows = await database
    .delete(dataExports)
    .where(eq(dataExports.personId, personId))
    .returning({ id: dataExports.id });
  return rows.map(({ id }) => id);
}
