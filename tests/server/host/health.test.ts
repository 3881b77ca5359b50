import { rm } from 'node:fs/promises';

import { afterAll, expect, it, vi } from 'vitest';

import { newDataFolder } from '#tests/support/databases/data-folder.ts';

const folder = newDataFolder('health');
vi.stubEnv('DATA_DIR', folder);
afterAll(() => rm(folder, { recursive: true, force: true }));

it('the site says that it is well only as long as its database answers', async () => {
  const { healthAnswer } = await import('#app/server/health/health-answer.server.ts');
  const { closeDatabase } = await import('#app/server/db/database.server.ts');
  expect((await healthAnswer()).status).toBe(200);
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  await closeDatabase();
  expect((await healthAnswer()).status).toBe(503);
  errors.mockRestore();
}, 60_000);
