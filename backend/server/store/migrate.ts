import { eq, sql } from 'drizzle-orm';
import { text, timestamp } from 'drizzle-orm/pg-core';

import type { BackendDatabase } from './database.ts';
import { migrations } from './migrations.gen.ts';
import { backend } from './namespace.schema.ts';
import { fillOrderSearchTexts } from './order-search-text.ts';
import { fillSearchTexts } from './search-text.ts';

const applied = backend.table('migrations', {
  tag: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Number of the advisory lock; one process migrates or seeds at a time. */
const lockNumber = 7_421_001;

/**
 * Tables of which the database counts at each start how their rows are spread. A server does so by itself now and then;
 * the embedded one never does, and without it reads all orders of a celebrity to show the first page.
 */
const growing = [
  'orders',
  'order_lines',
  'order_meta',
  'order_events',
  'payment_events',
  'products',
]
  .map((table) => `backend.${table}`)
  .join(', ');

/** Waits for the lock that migrations and the seed share; it is let go with the transaction. */
export function takeStoreLock(transaction: Pick<BackendDatabase, 'execute'>) {
  return transaction.execute(sql`select pg_advisory_xact_lock(${lockNumber}::bigint)`);
}

/**
 * A change of a table waits for whoever uses it, and everybody else for the change: rather than hold up the site, it
 * fails and is tried again at the next call.
 */
const waitShortly = sql`set local lock_timeout = '5s'`;

/** Brings the schema `backend` to the newest version: each step in one transaction, once. */
export async function migrateBackend(database: BackendDatabase): Promise<void> {
  await database.transaction(async (transaction) => {
    await takeStoreLock(transaction);
    await transaction.execute(sql`create schema if not exists backend`);
    await transaction.execute(
      sql`create table if not exists backend.migrations (tag text primary key, at timestamptz not null default now())`,
    );
  });
  for (const { tag, statements } of migrations) {
    await database.transaction(async (transaction) => {
      await takeStoreLock(transaction);
      const done = await transaction.select().from(applied).where(eq(applied.tag, tag));
      if (done.length > 0) return;
      await transaction.execute(waitShortly);
      for (const statement of statements) await transaction.execute(sql.raw(statement));
      await transaction.insert(applied).values({ tag });
    });
  }
  await database.transaction(async (transaction) => {
    await takeStoreLock(transaction);
    await fillSearchTexts(transaction);
    await fillOrderSearchTexts(transaction);
    await transaction.execute(sql.raw(`analyze ${growing}`));
  });
}
