import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as v from 'valibot';

import { codesSchema, setUpApp } from '#tests/support/browser/authenticator-app.ts';
import { openSiteBrowser } from '#tests/support/site/site-browser.ts';
import { openSiteCalls, type SiteCalls } from '#tests/support/site/site-calls.ts';
import { softwarePasskey } from '#tests/support/browser/software-passkey.ts';
import { recordedPassword } from '../support/wordpress/people.ts';
import {
  startRecordedWordpress,
  type RecordedWordpress,
} from '../support/wordpress/wordpress-server.ts';
import { openBuiltSite, type BuiltSite } from './built-site.ts';

let site: BuiltSite;
let wordpress: RecordedWordpress;
let calls: SiteCalls;
beforeAll(async () => {
  wordpress = await startRecordedWordpress();
  vi.stubEnv('BACKEND_URL', wordpress.origin);
  vi.stubEnv('BACKEND_KEY', 'ck_recorded');
  vi.stubEnv('BACKEND_SECRET', 'cs_recorded');
  // As it is where no one says otherwise.
  vi.stubEnv('STAFF_SECOND_FACTOR', '');
  site = await openBuiltSite();
  await site.ask('/api/health');
  calls = await openSiteCalls(site);
}, 120_000);
afterAll(async () => {
  await site.endBackend();
  await site.remove();
  await wordpress.close();
  vi.unstubAllEnvs();
});

it('a passkey is the second step there: WordPress gives no token without a password', async () => {
  const browser = openSiteBrowser(calls);
  expect((await browser.get('readPasskeySignIn')).result).toBe(false);
  expect((await browser.post('beginPasskeySignIn')).status).toBe(403);
  expect((await browser.signIn('fan1', recordedPassword)).status).toBe(200);
  const passkey = softwarePasskey();
  const options = v.parse(v.string(), (await browser.post('beginPasskey')).result);
  const data = { name: 'Mine', response: passkey.make(options), locale: 'en' };
  expect(v.parse(codesSchema, (await browser.post('addPasskey', data)).result)).toHaveLength(10);

  const next = openSiteBrowser(calls);
  expect((await next.signIn('fan1', recordedPassword)).text).toContain('second_step_required');
  const asked = v.parse(v.string(), (await next.post('beginSecondPasskey')).result);
  const response = passkey.show(asked);
  expect((await next.post('finishByPasskey', { response })).status).toBe(200);
  expect((await next.get('readViewer')).result).toMatchObject({ role: 'fan' });
  const login = await (await site.ask('/account/login')).text();
  expect(login).not.toContain('Use a passkey');
});

it('a manager of a WordPress needs a second factor without a word of the operator', async () => {
  const browser = openSiteBrowser(calls);
  expect((await browser.signIn('manager', recordedPassword)).status).toBe(200);
  const refused = await browser.get('readDevices');
  expect([refused.status, refused.text]).toEqual([
    403,
    expect.stringContaining('second_factor_required'),
  ]);
  const { app } = await setUpApp(browser);
  expect((await browser.get('readDevices')).status).toBe(200);
  const next = openSiteBrowser(calls);
  expect((await next.signIn('manager', recordedPassword)).status).toBe(401);
  // The code of now was used to set the app up.
  expect((await next.post('finishByCode', { code: app.code(1) })).status).toBe(200);
  expect((await next.get('readDevices')).status).toBe(200);
});
