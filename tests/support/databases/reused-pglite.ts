import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { PGlite } from '@electric-sql/pglite';

/** What a database begins with: nothing, the app's own tables without rows, or the back end with the small world. */
export type DatabaseContent = 'empty' | 'own-tables' | 'small-world';

/** The rows that a made database has, so that one which tests wrote into can be set back to them. */
interface SavedRows {
  /** Says what tables, columns, functions and the like there are. */
  readonly shape: string;
  readonly schemas: readonly string[];
  /** By table: its rows as `copy` writes them in binary, in Base64. */
  readonly rows: Readonly<Record<string, string>>;
  /** By sequence: whether its last value was used, and which it is. */
  readonly sequences: readonly { name: string; value: string; used: boolean }[];
}

interface Relation {
  readonly name: string;
}

const ours = `n.nspname not in ('information_schema') and n.nspname not like 'pg\\_%'`;

async function relationsOf(client: PGlite, kind: 'r' | 'S' | 'm'): Promise<readonly string[]> {
  const { rows } = await client.query<Relation>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = '${kind}' and ${ours} order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function filledTables(client: PGlite): Promise<readonly string[]> {
  const tables = await relationsOf(client, 'r');
  if (tables.length === 0) return [];
  const parts = tables.map((table) => `select '${table}' as name where exists (table ${table})`);
  return (await client.query<Relation>(parts.join(' union all '))).rows.map(({ name }) => name);
}

async function schemasOf(client: PGlite): Promise<readonly string[]> {
  const { rows } = await client.query<Relation>(
    `select format('%I', n.nspname) as name from pg_namespace n where ${ours} order by 1`,
  );
  return rows.map(({ name }) => name);
}

async function shapeOf(client: PGlite): Promise<string> {
  const part = (columns: string, from: string, namespace: string) =>
    `select concat_ws(' ', n.nspname, ${columns}) as line
     from ${from} join pg_namespace n on n.oid = ${namespace} where ${ours}`;
  const lines = [
    part(
      'c.relname, a.attname, a.atttypid, a.attnotnull, a.attisdropped',
      'pg_attribute a join pg_class c on c.oid = a.attrelid',
      'c.relnamespace',
    ),
    part('p.proname, p.prosrc', 'pg_proc p', 'p.pronamespace'),
    part('k.conname, k.convalidated', 'pg_constraint k', 'k.connamespace'),
    part(
      't.tgname, t.tgenabled',
      'pg_trigger t join pg_class c on c.oid = t.tgrelid and not t.tgisinternal',
      'c.relnamespace',
    ),
  ].join(' union all ');
  const text = `select coalesce(md5(string_agg(line, ';' order by line)), '') as name from (${lines}) all_lines`;
  return (await client.query<Relation>(text)).rows[0]?.name ?? '';
}

/** Reads what `setBack` needs of a database that was just made; JSON. */
export async function savedRowsOf(client: PGlite): Promise<string> {
  const rows: Record<string, string> = {};
  for (const table of await filledTables(client)) {
    const { blob } = await client.query(`copy ${table} to '/dev/blob' with (format binary)`);
    if (!blob) throw new Error(`${table} was not copied`);
    rows[table] = Buffer.from(await blob.arrayBuffer()).toString('base64');
  }
  const sequences: { name: string; value: string; used: boolean }[] = [];
  for (const name of await relationsOf(client, 'S')) {
    const { rows: found } = await client.query<{ value: string; used: boolean }>(
      `select last_value::text as value, is_called as used from ${name}`,
    );
    if (found[0]) sequences.push({ name, ...found[0] });
  }
  const saved: SavedRows = {
    shape: await shapeOf(client),
    schemas: await schemasOf(client),
    ...{ rows, sequences },
  };
  return JSON.stringify(saved);
}

/** Where the rows of a made database are kept. */
export const savedRowsIn = (folder: string, content: DatabaseContent) =>
  join(folder, `${content}.rows.json`);

/** Sets a database back to its first rows. False when a test changed more than rows, so that it cannot serve again. */
async function setBack(client: PGlite, saved: SavedRows): Promise<boolean> {
  await client.exec('discard all');
  for (const schema of await schemasOf(client)) {
    if (!saved.schemas.includes(schema)) await client.exec(`drop schema ${schema} cascade`);
  }
  if ((await shapeOf(client)) !== saved.shape) return false;
  const filled = await filledTables(client);
  const views = await relationsOf(client, 'm');
  await client.transaction(async (transaction) => {
    // Rows go and come as they were: no trigger says what is to happen with others.
    await transaction.exec('set local session_replication_role = replica');
    for (const table of filled) await transaction.exec(`delete from ${table}`);
    for (const [table, rows] of Object.entries(saved.rows)) {
      const blob = new Blob([Buffer.from(rows, 'base64')]);
      const copy = `copy ${table} from '/dev/blob' with (format binary)`;
      await transaction.query(copy, [], { blob });
    }
    for (const { name, value, used } of saved.sequences)
      await transaction.exec(`select setval('${name}', ${value}, ${used})`);
    for (const view of views) await transaction.exec(`refresh materialized view ${view}`);
  });
  return true;
}

/** Closed as far as tests can see. More than these are not kept: each takes a hundred megabytes. */
const idle = new Map<DatabaseContent, PGlite[]>();
const mostIdle = 2;

/** The client as one test has it: after closing, what it still asks is refused as by a closed one. */
function lentOut(client: PGlite, giveBack: () => Promise<void>): PGlite {
  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    await giveBack();
  };
  return new Proxy(client, {
    get(target, key) {
      if (key === 'closed') return isClosed;
      if (key === 'close') return close;
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      return isClosed
        ? () => Promise.reject(new Error('PGlite is closed'))
        : (...parts: unknown[]): unknown => Reflect.apply(value, target, parts);
    },
  });
}

/**
 * A PGlite with the content, in memory. One that an earlier test of this thread closed is set back to its first rows
 * and serves again, since opening one takes a processor for a second or two, and setting one back a tenth of that.
 */
export async function openReused(
  folder: string,
  content: DatabaseContent,
  open: () => Promise<PGlite>,
): Promise<PGlite> {
  const waiting = idle.get(content) ?? [];
  idle.set(content, waiting);
  const lend = (client: PGlite) =>
    lentOut(client, async () => {
      if (waiting.length < mostIdle) waiting.push(client);
      else await client.close();
    });
  for (let client = waiting.pop(); client; client = waiting.pop()) {
    const saved: SavedRows = JSON.parse(await readFile(savedRowsIn(folder, content), 'utf8'));
    if (await setBack(client, saved)) return lend(client);
    await client.close();
  }
  return lend(await open());
}
