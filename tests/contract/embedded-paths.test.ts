import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('the embedded back end answers on the site’s port only while no other one is named', async () => {
  const offered = async () => {
    const { embeddedOwns } = await import('#app/gateway/transport.server.ts');
    return ['/wp-json/wc/v3/orders', '/graphql', '/videos/vi1'].map((path) =>
      embeddedOwns(new URL(path, 'http://localhost')),
    );
  };
  expect(await offered()).toEqual([true, true, true]);
  vi.resetModules();
  vi.stubEnv('BACKEND_URL', 'https://shop.example');
  expect(await offered()).toEqual([false, false, false]);
});
