import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, it, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'astera-damaged-'));
vi.stubEnv('DATA_DIR', folder);
vi.stubEnv('SEED', 'none');
vi.stubEnv('DATABASE_URL', undefined);
vi.useFakeTimers({ toFake: ['performance'] });

const { closeDatabase } = await import('#app/server/db/database.server.ts');
const { reachTables } = await import('#app/server/db/own-tables.server.ts');
const { findSession } = await import('#app/server/sessions/store/sessions.server.ts');
const { openTransport } = await import('#app/server/composition.server.ts');

afterAll(async () => {
  vi.useRealTimers();
  await closeDatabase();
  await rm(folder, { recursive: true, force: true });
});

it('a damaged embedded database is seldom opened anew, however often it is asked for, and used again once it is whole', async () => {
  const database = join(folder, 'database');
  mkdirSync(database);
  writeFileSync(join(database, 'PG_VERSION'), 'damaged');
  const made = vi.spyOn(PGlite, 'create');
  // Where a new database is made, PGlite also makes one of its own, without a folder.
  const openings = () => made.mock.calls.filter(([at]) => typeof at === 'string').length;
  const askAll = () =>
    Promise.allSettled([reachTables(), findSession('a', new Date()), openTransport()]);

  for (let round = 0; round < 5; round += 1) {
    for (const answer of await askAll()) {
      expect(answer).toMatchObject({
        status: 'rejected',
        reason: { message: expect.stringContaining('The embedded database cannot be opened') },
      });
    }
  }
  expect(openings()).toBe(1);
  // No one holds the folder meanwhile: it can be put right, and checked, by others.
  expect(readdirSync(folder)).not.toContain('astera.lock');

  vi.advanceTimersByTime(5_000);
  await askAll();
  expect(openings()).toBe(2);

  await rm(database, { recursive: true });
  vi.advanceTimersByTime(10_000);
  await reachTables();
  expect(await findSession('a', new Date())).toBeNull();
  expect(openings()).toBe(3);
});
