import { createHmac } from 'node:crypto';

import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import {
  startRecordedWordpress,
  type RecordedWordpress,
} from '../support/wordpress/wordpress-server.ts';
import { openBuiltSite, type BuiltSite } from './built-site.ts';

const webhookSecret = 'a secret that both sides know, and no one else';

let site: BuiltSite;
let wordpress: RecordedWordpress;
beforeAll(async () => {
  wordpress = await startRecordedWordpress();
  vi.stubEnv('BACKEND_URL', wordpress.origin);
  vi.stubEnv('BACKEND_KEY', 'ck_recorded');
  vi.stubEnv('BACKEND_SECRET', 'cs_recorded');
  vi.stubEnv('BACKEND_WEBHOOK_SECRET', webhookSecret);
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

it('hears from its back end, which has no origin, by its signature alone', async () => {
  const body = JSON.stringify({ events: [{ kind: 'page', id: 5 }] });
  const time = Math.floor(Date.now() / 1_000);
  const v1 = createHmac('sha256', webhookSecret).update(`${time}.${body}`).digest('hex');
  const send = async (signature: string) => {
    const headers = { 'content-type': 'application/json', 'astera-signature': signature };
    return (await site.ask('/api/backend-events', { method: 'POST', headers, body })).status;
  };
  expect(await send(`t=${time},v1=${v1.replace(/^./, 'x')}`)).toBe(401);
  expect(await send(`t=${time},v1=${v1}`)).toBe(204);
  expect(await send(`t=${time},v1=${v1}`)).toBe(409);
});
