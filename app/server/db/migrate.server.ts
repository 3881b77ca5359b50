import { eq, sql } from 'drizzle-orm';
import { text, timestamp } from 'drizzle-orm/pg-core';

import { takeLock } from '#backend/locks/advisory-locks.ts';

import type { Database } from './database.server.ts';
import { migrations } from './migrations.gen.ts';
import { appSchema } from '#app/server/sessions/store/session.schema.ts';

const applied = appSchema.table('migrations', {
  tag: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/**
 * A schema change waits for current users of the table, and everyone else waits for the change. Rather than block the
 * site, it times out and is retried with the next call.
 */
const waitShortly = sql`set local lock_timeout = '5s'`;

/** Migrates the app's own tables to the latest version: each step once, in one transaction (ADR 0007). */
export async function migrateStore(database: Database): Promise<void> {
  await database.transaction(async (transaction) => {
    await takeLock(transaction, 'appTables');
    await transaction.execute(sql`create schema if not exists app`);
    await transaction.execute(
      sql`create table if not exists app.migrations (tag text primary key, at timestamptz not null default now())`,
    );
  });
  for (const { tag, statements } of migrations) {
    await database.transaction(async (transaction) => {
      await takeLock(transaction, 'appTables');
      const done = await transaction.select().from(applied).where(eq(applied.tag, tag)).limit(1);
      if (done.length > 0) return;
      await transaction.execute(waitShortly);
      for (const statement of statements) await transaction.execute(sql.raw(statement));
      await transaction.insert(applied).values({ tag });
    });
  }
}
