import { spawn } from 'node:child_process';
import { once } from 'node:events';

import pg from 'pg';

import { Refusal } from './place.ts';

/** Runs one of PostgreSQL's own programs. The password goes by the environment: arguments can be seen by everybody. */
async function run(program: string, args: readonly string[], databaseUrl: string): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const child = spawn(program, [...args, `--dbname=${url.href}`], {
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const [code] = await once(child, 'close').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new Refusal(`${program} is not installed; it comes with PostgreSQL's client programs.`);
    }
    throw error;
  });
  if (code !== 0) throw new Refusal(`${program} failed: ${said.trim()}`);
}

/** Writes the database as it is at one moment, however much it is used meanwhile. */
export function dumpPostgres(databaseUrl: string, file: string): Promise<void> {
  return run(
    'pg_dump',
    ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`],
    databaseUrl,
  );
}

/** Puts a dump into an empty database, whole or not at all. */
export function restorePostgres(databaseUrl: string, file: string): Promise<void> {
  const options = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'];
  return run('pg_restore', [...options, file], databaseUrl);
}

/** @throws Refusal when there is a table in it, of whomever */
export async function demandEmptyPostgres(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select schemaname || '.' || tablename as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema') limit 1`,
    );
    if (rows[0]) throw new Refusal(`The database is not empty: there is ${rows[0].name}.`);
  } finally {
    await client.end();
  }
}
