import { sql } from 'drizzle-orm';

import { accountSteps } from './account.schema.ts';
import type { Database } from './database.server.ts';
import { mailSteps } from './mail.schema.ts';

/** The app's own tables, one step after another; each can be run twice without harm. */
const steps = [
  `create schema if not exists app`,
  `create table if not exists app.sessions (
     id_hash text primary key,
     user_id bigint not null,
     sealed text not null,
     created_at timestamptz not null,
     expires_at timestamptz not null
   )`,
  `create index if not exists sessions_user on app.sessions (user_id)`,
  ...mailSteps,
  ...accountSteps,
];

/** Brings the app's tables up to date; processes that start together wait for each other. */
export async function migrateStore(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(4711001)`);
    for (const step of steps) await transaction.execute(sql.raw(step));
  });
}
