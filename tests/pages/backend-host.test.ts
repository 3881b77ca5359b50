import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import {
  startRecordedWordpress,
  type RecordedWordpress,
} from '../support/wordpress/wordpress-server.ts';
import { openBuiltSite, type BuiltSite } from './built-site.ts';

let site: BuiltSite;
let wordpress: RecordedWordpress;
beforeAll(async () => {
  wordpress = await startRecordedWordpress();
  vi.stubEnv('BACKEND_URL', wordpress.origin);
  vi.stubEnv('BACKEND_KEY', 'ck_recorded');
  vi.stubEnv('BACKEND_SECRET', 'cs_recorded');
  site = await openBuiltSite();
  await site.ask('/api/health');
}, 120_000);
afterAll(async () => {
  await site.remove();
  await wordpress.close();
});

it('links the two stylesheets of a back end’s host before its own, so that its own win', async () => {
  const html = await (await site.ask('/account/login')).text();
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, href]) => href,
  );
  expect(sheets).toEqual([
    `${wordpress.origin}/wp-includes/css/dist/block-library/style.min.css`,
    `${wordpress.origin}/wp-content/plugins/woocommerce/assets/css/woocommerce-layout.css`,
    expect.stringMatching(/^\/static\/.+\.css$/),
  ]);
});
