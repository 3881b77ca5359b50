import { and, eq, gt } from 'drizzle-orm';

import { openDatabase, type Database } from './database.server.ts';
import { migrateStore } from './migrate.server.ts';
import { sessions } from './session.schema.ts';

export type SessionRow = typeof sessions.$inferSelect;

let ready: Promise<Database> | undefined;

function store(): Promise<Database> {
  ready ??= openDatabase().then(async (database) => {
    await migrateStore(database);
    return database;
  });
  return ready;
}

export async function addSession(row: SessionRow): Promise<void> {
  await (await store()).insert(sessions).values(row);
}

/** The living session behind a hash, or null. */
export async function findSession(idHash: string, now: Date): Promise<SessionRow | null> {
  const rows = await (
    await store()
  )
    .select()
    .from(sessions)
    .where(and(eq(sessions.idHash, idHash), gt(sessions.expiresAt, now)));
  return rows[0] ?? null;
}

export async function removeSession(idHash: string): Promise<void> {
  await (await store()).delete(sessions).where(eq(sessions.idHash, idHash));
}
