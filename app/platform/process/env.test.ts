import { beforeEach, expect, it, vi } from 'vitest';

import type { env as appEnv } from './env.server.ts';

beforeEach(() => {
  vi.resetModules();
  return () => {
    vi.unstubAllEnvs();
    // Other files of this thread would be refused as well.
    vi.resetModules();
  };
});

/** The settings of a process with these in its environment. */
async function envWith(set: Readonly<Record<string, string>>): Promise<typeof appEnv> {
  for (const [name, value] of Object.entries(set)) vi.stubEnv(name, value);
  return (await import('./env.server.ts')).env;
}

it.each([
  ['an address that is none', { BACKEND_URL: 'nonsense' }, 'BACKEND_URL'],
  ['a way where anybody listens', { BACKEND_URL: 'http://shop.example' }, 'BACKEND_URL'],
  ['a port that is none', { PORT: 'eighty' }, 'PORT'],
])('refuses %s, and names the setting', async (_, set, name) => {
  const backend = { BACKEND_KEY: 'ck_a', BACKEND_SECRET: 'cs_a' };
  const refused = envWith('BACKEND_URL' in set ? { ...backend, ...set } : set);
  const issues = await refused.catch((error: unknown) => error);
  expect(issues).toHaveProperty(
    'issues',
    expect.arrayContaining([
      expect.objectContaining({
        path: expect.arrayContaining([expect.objectContaining({ key: name })]),
      }),
    ]),
  );
});

it('takes a setting that is there and empty for one that is not set', async () => {
  const names = ['BACKEND_URL', 'BACKEND_KEY', 'BACKEND_SECRET', 'DATABASE_URL', 'PORT', 'SEED'];
  const env = await envWith(Object.fromEntries(names.map((name) => [name, ''])));
  expect(env.BACKEND).toBeUndefined();
  expect(env.DATABASE_URL).toBeUndefined();
  expect([env.PORT, env.SEED]).toEqual([3000, 'demo']);
});

it('refuses half a key of a back end', async () => {
  await expect(envWith({ BACKEND_URL: 'https://shop.example' })).rejects.toThrow('belong together');
});
