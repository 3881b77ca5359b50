import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { openBuiltSite, type BuiltSite } from './built-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  vi.stubEnv('BACKEND_URL', 'https://shop.example');
  site = await openBuiltSite();
  await site.ask('/api/health');
}, 120_000);
afterAll(() => site.remove());

it('links the two stylesheets of a back end’s host before its own, so that its own win', async () => {
  const html = await (await site.ask('/account/login')).text();
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, href]) => href,
  );
  expect(sheets).toEqual([
    'https://shop.example/wp-includes/css/dist/block-library/style.min.css',
    'https://shop.example/wp-content/plugins/woocommerce/assets/css/woocommerce-layout.css',
    expect.stringMatching(/^\/static\/.+\.css$/),
  ]);
});
