import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';

import pg from 'pg';

import { Refusal } from './place.ts';

/**
 * Runs one of PostgreSQL's own programs. The password goes by the environment: arguments can be seen by everyone.
 * @returns what it wrote
 */
async function run(program: string, args: readonly string[], databaseUrl: string): Promise<string> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const child = spawn(program, [...args, `--dbname=${url.href}`], {
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  child.stdout.on('data', (part: Buffer) => (written += part.toString()));
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const [code] = await once(child, 'close').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new Refusal(`${program} is not installed; it comes with PostgreSQL's client programs.`);
    }
    throw error;
  });
  if (code !== 0) throw new Refusal(`${program} failed: ${said.trim()}`);
  return written;
}

/** Writes the database as it is at one moment, however much it is used meanwhile. */
export async function dumpPostgres(databaseUrl: string, file: string): Promise<void> {
  await run(
    'pg_dump',
    ['--format=custom', '--no-owner', '--no-privileges', `--file=${file}`],
    databaseUrl,
  );
}

/**
 * What stays out of a database that is restored: the extension of trigrams, which may be missing there, lie elsewhere
 * or belong to someone else, and the index that is made with it. The next start puts in what it can have, and says
 * where it cannot.
 */
const madeAtStart = [/ EXTENSION - pg_trgm\b/, / INDEX backend search_words_trigrams\b/];

/** Puts a dump into an empty database, whole or not at all. */
export async function restorePostgres(databaseUrl: string, file: string): Promise<void> {
  const contents = await run('pg_restore', ['--list', file], databaseUrl);
  const wanted = contents.split('\n').filter((line) => !madeAtStart.some((one) => one.test(line)));
  const list = `${file}.list`;
  await writeFile(list, wanted.join('\n'));
  const options = [
    ...['--no-owner', '--no-privileges', '--no-comments'],
    ...['--exit-on-error', '--single-transaction', `--use-list=${list}`],
  ];
  await run('pg_restore', [...options, file], databaseUrl);
}

/** @throws Refusal when there is a table in it, of any owner */
export async function requireEmptyPostgres(databaseUrl: string): Promise<void> {
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
