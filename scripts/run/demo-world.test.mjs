import { expect, it, vi } from 'vitest';

import { isDemoWorld } from './demo-world.mjs';

it.each([
  [{}, true],
  [{ SEED: 'demo' }, true],
  [{ SEED: 'none' }, false],
  [{ BACKEND_URL: 'https://shop.example' }, false],
  [{ SEED: 'demo', BACKEND_URL: 'https://shop.example' }, false],
])('with %o the start, the site and the account agree on the demo world: %s', async (set, is) => {
  vi.resetModules();
  vi.stubEnv('SEED', set.SEED);
  for (const name of ['BACKEND_URL', 'BACKEND_KEY', 'BACKEND_SECRET']) {
    vi.stubEnv(name, set.BACKEND_URL);
  }
  const platform = await import('../../app/platform/settings/env.server.ts');
  const { firstAccount } = await import('../../app/server/settings/store/bank-account.server.ts');
  expect(isDemoWorld(set)).toBe(is);
  expect(platform.isDemoWorld).toBe(is);
  expect(firstAccount() !== null).toBe(is);
  vi.unstubAllEnvs();
});
