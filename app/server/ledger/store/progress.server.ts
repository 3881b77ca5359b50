import { eq, lt } from 'drizzle-orm';

import type { Database } from '#app/server/db/database.server.ts';

import { ledgerProgress } from './ledger.schema.ts';

/**
 * The runs that look through all orders. The ledger's is renamed whenever it writes something new of each order, so
 * that the next run looks through all of them again.
 */
export type ProgressName = 'movements-figures-and-refunds' | 'video-records';

/** Up to when changes of orders were handled; null before the first run was finished. */
export async function readProgress(database: Database, name: ProgressName): Promise<Date | null> {
  const [row] = await database
    .select()
    .from(ledgerProgress)
    .where(eq(ledgerProgress.name, name))
    .limit(1);
  return row?.lookedAt ?? null;
}

/** Moves it on; never back behind another process. */
export async function moveProgress(
  database: Database,
  name: ProgressName,
  lookedAt: Date,
): Promise<void> {
  await database
    .insert(ledgerProgress)
    .values({ name, lookedAt })
    .onConflictDoUpdate({
      target: ledgerProgress.name,
      set: { lookedAt },
      setWhere: lt(ledgerProgress.lookedAt, lookedAt),
    });
}

/** Up to when the ledger booked changes of orders; null before its first run was finished. */
export function readLedgerProgress(database: Database): Promise<Date | null> {
  return readProgress(database, ledgerRun);
}

/** Moves the ledger's progress on. */
export function moveLedgerProgress(database: Database, lookedAt: Date): Promise<void> {
  return moveProgress(database, ledgerRun, lookedAt);
}

const ledgerRun: ProgressName = 'movements-figures-and-refunds';
