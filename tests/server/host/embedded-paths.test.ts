import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('the embedded back end answers on the site’s port only while no other one is named', async () => {
  const offered = async () => {
    const { embeddedOwns } = await import('#app/server/composition.server.ts');
    return ['/wp-json/wc/v3/orders', '/graphql', '/videos/vi1'].map((path) =>
      embeddedOwns(new URL(path, 'http://localhost')),
    );
  };
  expect(await offered()).toEqual([true, true, true]);
  vi.resetModules();
  vi.stubEnv('BACKEND_URL', 'https://shop.example');
  vi.stubEnv('BACKEND_KEY', 'ck_shop');
  vi.stubEnv('BACKEND_SECRET', 'cs_shop');
  expect(await offered()).toEqual([false, false, false]);
});

it.each([
  [{ BACKEND_URL: 'https://shop.example' }],
  [{ BACKEND_KEY: 'ck_shop', BACKEND_SECRET: 'cs_shop' }],
  [{ BACKEND_URL: 'http://shop.example', BACKEND_KEY: 'ck_shop', BACKEND_SECRET: 'cs_shop' }],
])('refuses to start with half a back end, or one without https', async (set) => {
  for (const [name, value] of Object.entries(set)) vi.stubEnv(name, value);
  vi.resetModules();
  await expect(import('#app/platform/settings/env.server.ts')).rejects.toThrow(/BACKEND_URL/);
});
