import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

import { makeIndexes } from '../../backend/db/make-indexes.ts';
import { migrations } from '../../backend/db/migrations.gen.ts';

/**
 * `npm run indexes:prepare`, with DATABASE_URL: makes the indexes of the next release while this one serves, and the
 * columns that they are over, so that the next one is sooner ready when it starts (ADR 0047). May be run again at any
 * time.
 */
const url = process.env['DATABASE_URL'];
if (!url) throw new Error('DATABASE_URL names no PostgreSQL server');

/** A column that every row has at once, since it is empty; anything else waits for the release. */
const emptyColumn =
  /^ALTER TABLE \S+ ADD COLUMN IF NOT EXISTS \S+ (?!.*(?:DEFAULT|NOT NULL|GENERATED))/;

/** Adds the columns of migrations that are to come. */
async function addColumns(client: pg.PoolClient): Promise<void> {
  const { rows: applied } = await client.query<{ tag: string }>(
    'select tag from backend.migrations',
  );
  const tags = new Set(applied.map(({ tag }) => tag));
  const coming = migrations.filter(({ tag }) => !tags.has(tag)).flatMap((one) => one.statements);
  // Anyone who reads waits behind a column that waits: better to be run again than to hold the site up.
  await client.query(`set lock_timeout = '5s'`);
  for (const statement of coming.filter((one) => emptyColumn.test(one))) {
    await client.query(statement);
  }
  await client.query('reset lock_timeout');
}

const pool = new pg.Pool({ connectionString: url, max: 2 });
try {
  const client = await pool.connect();
  await addColumns(client).finally(() => client.release());
  await makeIndexes(
    drizzle({ client: pool }),
    migrations.flatMap(({ statements }) => statements),
  );
} finally {
  await pool.end();
}
