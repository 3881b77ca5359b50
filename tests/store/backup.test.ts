import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { lockDataFolder } from '#app/server/db/data-folder-lock.server.ts';

import { makeBackup } from '../../scripts/operate/backup/make-backup.ts';
import type { Place } from '../../scripts/operate/backup/place.ts';
import { restoreBackup } from '../../scripts/operate/backup/restore-backup.ts';
import { freshPostgres } from '#tests/support/databases/fresh-postgres.ts';

const about = { astera: '0.1.0', at: '2026-06-01T10:00:00.000Z' };
const files: Readonly<Record<string, string>> = {
  'secrets.json': '{"sessionKey":"…"}',
  'media/people/ab.webp': 'a picture',
  'videos/vi1/video.json': '{}',
  'videos/vi1/bytes-0': 'a piece',
};
const notKept: Readonly<Record<string, string>> = {
  'videos/incoming/1': 'half a chunk',
  'pictures/ab-200.webp': 'made anew',
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'astera-backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function write(dataFolder: string, contents: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(contents)) {
    await mkdir(join(dataFolder, name, '..'), { recursive: true });
    await writeFile(join(dataFolder, name), text);
  }
}

/** A data folder with everything of an installation but its database. */
async function dataFolder(name: string): Promise<string> {
  const made = join(folder, name);
  await write(made, { ...files, ...notKept });
  await chmod(join(made, 'secrets.json'), 0o600);
  return made;
}

async function expectFiles(restored: string): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    expect(await readFile(join(restored, name), 'utf8')).toBe(text);
  }
  for (const name of Object.keys(notKept)) {
    await expect(stat(join(restored, name))).rejects.toThrow('ENOENT');
  }
  expect((await stat(join(restored, 'secrets.json'))).mode & 0o777).toBe(0o600);
}

const embedded = (name: string): Place => ({ dataFolder: name, databaseUrl: undefined });

describe('the embedded database', () => {
  it('comes back with everything beside it, and is refused whatever could harm one of them', async () => {
    const from = await dataFolder('embedded');
    const before = await PGlite.create(join(from, 'database'));
    await before.exec(
      `create table orders (id int, name text); insert into orders values (7, 'Луна')`,
    );
    await before.close();
    const file = join(folder, 'embedded.tar.gz');

    // As a server that lives holds it.
    const lock = join(from, 'astera.lock');
    await writeFile(lock, String(process.ppid));
    await expect(makeBackup(embedded(from), file, about)).rejects.toThrow('Stop Astera first');
    await rm(lock);
    await makeBackup(embedded(from), file, about);
    expect((await stat(file)).mode & 0o077).toBe(0);
    await expect(makeBackup(embedded(from), file, about)).rejects.toThrow('exists already');
    // Anyone who backs up lets go of the folder, and leaves nothing else behind.
    lockDataFolder(from)();
    expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([]);

    await expect(restoreBackup(embedded(from), file)).rejects.toThrow('is not empty');
    const to = embedded(join(folder, 'restored'));
    await expect(restoreBackup(to, join(folder, 'none'))).rejects.toThrow('There is no');
    const bytes = await readFile(file);
    const broken = join(folder, 'broken.tar.gz');
    await writeFile(broken, bytes.subarray(0, bytes.byteLength - 5_000));
    await expect(restoreBackup(to, broken)).rejects.toThrow('cannot be read as a backup');
    await writeFile(broken, 'something else');
    await expect(restoreBackup(to, broken)).rejects.toThrow('backup');
    expect(await readdir(to.dataFolder).catch(() => [])).toEqual([]);

    expect(await restoreBackup(to, file)).toEqual({ format: 1, mode: 'embedded', ...about });
    await expectFiles(to.dataFolder);
    expect((await readdir(to.dataFolder)).toSorted()).toEqual([
      'database',
      'media',
      'secrets.json',
      'videos',
    ]);
    const after = await PGlite.create(join(to.dataFolder, 'database'));
    expect((await after.query('select * from orders')).rows).toEqual([{ id: 7, name: 'Луна' }]);
    await after.close();
  });
});

const serverUrl = process.env['TEST_DATABASE_URL'];

/** Every table with all its rows, and every sequence with where it stands, as one digest each. */
async function contentOf(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `select schemaname || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname in ('app', 'backend') order by 1`,
  );
  const contents: unknown[] = [];
  for (const { name } of rows) {
    const { rows: digest } = await client.query(
      `select count(*), md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) from ${name} t`,
    );
    contents.push([name, digest]);
  }
  const sequences = await client.query(
    'select schemaname, sequencename, last_value from pg_sequences order by 1, 2',
  );
  await client.end();
  return [contents, sequences.rows];
}

describe.each(serverUrl === undefined ? [] : [serverUrl])('a PostgreSQL server', (url) => {
  it('comes back into an empty database, with the files beside it', async () => {
    const [source, target] = await Promise.all([
      freshPostgres(url, inject('templateDatabase')),
      freshPostgres(url),
    ]);
    const from: Place = { dataFolder: await dataFolder('server'), databaseUrl: source.url };
    const to: Place = { dataFolder: join(folder, 'of-server'), databaseUrl: target.url };
    const file = join(folder, 'server.tar.gz');
    await makeBackup(from, file, about);

    await expect(restoreBackup(embedded(to.dataFolder), file)).rejects.toThrow('DATABASE_URL');
    await expect(restoreBackup({ ...to, databaseUrl: source.url }, file)).rejects.toThrow(
      'The database is not empty',
    );
    // What someone else has put in, and elsewhere than it was.
    const admin = new pg.Client({ connectionString: target.url });
    await admin.connect();
    await admin.query('create schema theirs; create extension pg_trgm schema theirs');
    await admin.end();
    expect(await restoreBackup(to, file)).toEqual({ format: 1, mode: 'postgresql', ...about });
    await expectFiles(to.dataFolder);
    expect(await contentOf(target.url)).toEqual(await contentOf(source.url));
    await Promise.all([source.drop(), target.drop()]);
  });
});
