import { desc, eq, max } from 'drizzle-orm';

import { AppError } from '#domain/app-error.ts';
import { isTrouble } from '#domain/error-kinds.ts';

import type { Database } from '#app/server/db/database.server.ts';
import { settingChanges } from './settings.schema.ts';

/** One logged change. */
export interface NotedChange {
  readonly id: number;
  /** A UTC instant. */
  readonly at: string;
  /** Who made it, by the name used at the time. */
  readonly by: string;
  /** The name of a setting, or of a kind of change to people. */
  readonly name: string;
  readonly value: unknown;
}

/** The log entry for a change to something stored in the back end: a person, a page, a menu. */
export interface ChangeNote {
  /** `user-role`, `page:privacy`, `menu:footer-menu`; versions are counted per name. */
  readonly name: string;
  /** What is changed to what, as plain data. */
  readonly value: unknown;
  /** Who changes it. */
  readonly actor: { readonly id: number; readonly name: string };
  readonly now: Date;
}

/** Logs a change in the transaction that makes it. @returns the number of the entry */
export async function noteChangeIn(
  transaction: Pick<Database, 'select' | 'insert'>,
  { name, value, actor, now }: ChangeNote,
): Promise<number> {
  const [last] = await transaction
    .select({ version: max(settingChanges.version) })
    .from(settingChanges)
    .where(eq(settingChanges.name, name))
    .limit(1);
  const [row] = await transaction
    .insert(settingChanges)
    .values({
      name,
      version: (last?.version ?? 0) + 1,
      value: { of: value },
      at: now,
      actorId: actor.id,
      actorName: actor.name,
    })
    .returning({ id: settingChanges.id });
  if (!row) throw new Error('a change was not noted');
  return row.id;
}

/** @returns a function that removes the entry */
async function noteChange(database: Database, note: ChangeNote): Promise<() => Promise<unknown>> {
  const id = await database.transaction((transaction) => noteChangeIn(transaction, note));
  return () => database.delete(settingChanges).where(eq(settingChanges.id, id));
}

/** Whether a change was certainly not made; without a proper response it is unknown. */
function wasRefused(error: unknown): boolean {
  return error instanceof AppError && !isTrouble(error);
}

/**
 * Logs a change before making it, so that nothing changes without a log entry even after a crash; if the change is
 * refused, the entry is removed. The caller has checked the permissions.
 */
export async function changeNoted<Result>(
  database: Database,
  note: ChangeNote,
  change: () => Promise<Result>,
): Promise<Result> {
  const takeBack = await noteChange(database, note);
  return change().catch(async (error: unknown) => {
    if (wasRefused(error)) await takeBack();
    throw error;
  });
}

/** A page of all changes, newest first, and their total number. @param page from 1 */
export async function listChanges(
  database: Database,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ readonly rows: readonly NotedChange[]; readonly total: number }> {
  const rows = await database
    .select()
    .from(settingChanges)
    .orderBy(desc(settingChanges.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return {
    rows: rows.map(({ id, at, actorName: by, name, value }) => ({
      id,
      at: at.toISOString(),
      by,
      name,
      value: value.of,
    })),
    total: await database.$count(settingChanges),
  };
}
