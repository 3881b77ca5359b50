import { and, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';

import type { Role } from '#domain/account/role.ts';
import {
  deletionObstacleSchema,
  type DeletionObstacle,
  type DeletionView,
} from '#domain/my-data/account-deletion.ts';
import type { Locale } from '#domain/locale.ts';

import type { Database } from '#app/server/db/database.server.ts';
import { ownTables } from '#app/server/db/own-tables.server.ts';
import { accountDeletions } from './my-data.schema.ts';

export type DeletionRow = typeof accountDeletions.$inferSelect;

const day = 86_400_000;
/** Deletions that wait for orders are checked once an hour. */
const waitMs = 3_600_000;

export const isWaiting = isNull(accountDeletions.doneAt);

/** Requests the deletion. If it was requested before, the first time counts. */
export async function addDeletion(
  database: Pick<Database, 'insert'>,
  request: {
    readonly personId: number;
    readonly role: Role;
    readonly locale: Locale;
    readonly email: string;
    readonly waitsFor: DeletionObstacle | null;
  },
  { now, graceDays }: { readonly now: Date; readonly graceDays: number },
): Promise<boolean> {
  const dueAt = new Date(now.getTime() + graceDays * day);
  const rows = await database
    .insert(accountDeletions)
    .values({ ...request, askedAt: now, dueAt })
    .onConflictDoNothing()
    .returning({ id: accountDeletions.personId });
  return rows.length > 0;
}

export async function findDeletion(
  database: Database,
  personId: number,
): Promise<DeletionRow | null> {
  const [row] = await database
    .select()
    .from(accountDeletions)
    .where(eq(accountDeletions.personId, personId))
    .limit(1);
  return row ?? null;
}

/** A user's scheduled deletion, or null. */
export async function plannedDeletionOf(personId: number): Promise<DeletionView | null> {
  const row = await findDeletion(await ownTables(), personId);
  return row && row.doneAt === null ? deletionView(row) : null;
}

export function deletionView({ askedAt, dueAt, waitsFor, begunAt }: DeletionRow): DeletionView {
  return {
    askedAt: askedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    waitsFor: v.is(deletionObstacleSchema, waitsFor) ? waitsFor : null,
    hasBegun: begunAt !== null,
  };
}

/** Cancels the request, as long as nothing was deleted. @returns false when it is too late, or there is none */
export async function cancelDeletion(database: Database, personId: number): Promise<boolean> {
  const rows = await database
    .delete(accountDeletions)
    .where(and(eq(accountDeletions.personId, personId), isNull(accountDeletions.begunAt)))
    .returning({ id: accountDeletions.personId });
  return rows.length > 0;
}

/** Makes the deletion irreversible. @returns false when the user cancelled the request meanwhile */
export async function beginDeletion(
  database: Database,
  personId: number,
  now: Date,
): Promise<boolean> {
  const rows = await database
    .update(accountDeletions)
    .set({ begunAt: now, waitsFor: null })
    .where(and(eq(accountDeletions.personId, personId), isWaiting))
    .returning({ id: accountDeletions.personId });
  return rows.length > 0;
}

/** Something prevents the deletion: it can be cancelled again, and is checked again in an hour. */
export async function postponeDeletion(
  database: Database,
  personId: number,
  waitsFor: DeletionObstacle,
  now: Date,
): Promise<void> {
  await database
    .update(accountDeletions)
    .set({ waitsFor, begunAt: null, workUntil: new Date(now.getTime() + waitMs) })
    .where(and(eq(accountDeletions.personId, personId), isWaiting));
}
