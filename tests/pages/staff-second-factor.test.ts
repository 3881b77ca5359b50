import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';

import { setUpApp, type PhoneApp } from '#tests/support/browser/authenticator-app.ts';
import { expectedFunctions } from '../support/matrix/server-function-table.ts';
import { openSiteBrowser, type SiteBrowser } from '#tests/support/site/site-browser.ts';
import { fromOwnPage, openSiteCalls, type SiteCalls } from '#tests/support/site/site-calls.ts';
import { softwarePasskey } from '#tests/support/browser/software-passkey.ts';
import { openBuiltSite, type BuiltSite } from './built-site.ts';

const minute = 60_000;
let site: BuiltSite;
let calls: SiteCalls;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubEnv('STAFF_SECOND_FACTOR', 'required');
  site = await openBuiltSite();
  calls = await openSiteCalls(site);
}, 120_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  await site.remove();
});

const newBrowser = () => openSiteBrowser(calls);
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** What answers before there is a second factor: what anyone may ask, and the setting up of one. */
const settingUp = [
  'readSecondFactors',
  'confirmPassword',
  'beginPasskeyConfirmation',
  'confirmPasskey',
  'beginPasskey',
  'addPasskey',
  'removePasskey',
  'confirmApp',
  'beginApp',
  'removeApp',
  'renewRecoveryCodes',
];
const forMembers = Object.entries(expectedFunctions).filter(
  ([name, { answers }]) => answers[0] === 401 && answers[1] !== 401 && !settingUp.includes(name),
);

describe.each(['manager', 'admin'])('%s without a second factor', (login) => {
  let browser: SiteBrowser;
  beforeAll(async () => {
    browser = newBrowser();
    await browser.signIn(login);
  });

  it.each(forMembers.map(([name]) => name))('is not answered by %s', async (name) => {
    const method = expectedFunctions[name]?.method === 'GET' ? 'get' : 'post';
    const answer = await browser[method](name, expectedFunctions[name]?.data ?? {});
    expect([answer.status, answer.text]).toEqual([
      403,
      expect.stringContaining('second_factor_required'),
    ]);
  });

  it.each([
    ['POST', '/api/video/auth/token'],
    ['POST', '/api/page/picture'],
    ['POST', '/api/profile/picture'],
    ['GET', '/api/orders/1/video'],
    ['PUT', '/api/gate'],
  ])('is not answered by %s %s', async (method, path) => {
    const headers = { ...fromOwnPage, cookie: browser.cookies() };
    expect((await site.ask(path, { method, headers })).status).toBe(403);
  });

  it.each(['/desk', '/settings', '/settings/users', '/my-orders'])(
    'is led from %s to where one is set up',
    async (path) => {
      const answer = await site.ask(path, { headers: { cookie: browser.cookies() } });
      expect(answer.headers.get('location')).toBe('/account/security');
      const page = await site.ask('/account/security', { headers: { cookie: browser.cookies() } });
      expect([page.status, await page.text()]).toEqual([
        200,
        expect.stringContaining('a password alone isn’t enough'),
      ]);
    },
  );

  it('gets no token over the wire', async () => {
    const answer = await site.ask('/wp-json/aam/v2/authenticate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: login, password: 'astera-demo', issueJWT: true }),
    });
    expect([answer.status, await answer.text()]).toEqual([
      403,
      expect.stringContaining('astera_second_factor_required'),
    ]);
  });
});

describe('a manager who sets one up', () => {
  let browser: SiteBrowser;
  let app: PhoneApp;
  beforeAll(async () => {
    browser = newBrowser();
    await browser.signIn('manager');
    ({ app } = await setUpApp(browser));
  });

  it('is answered in this very session, and keeps the last one', async () => {
    expect((await browser.get('readDevices')).status).toBe(200);
    const refused = await browser.post('removeApp', { locale: 'en' });
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('not_allowed')]);
    // Nothing of it was done.
    expect((await browser.get('readSecondFactors')).result).toMatchObject({
      isRequired: true,
      recoveryCodesLeft: 10,
      appSince: expect.any(String),
    });
  });

  it('may turn the app off with a passkey beside it', async () => {
    const options = v.parse(v.string(), (await browser.post('beginPasskey')).result);
    const passkey = softwarePasskey();
    const response = passkey.make(options);
    await browser.post('addPasskey', { name: 'Desk', response, locale: 'en' });
    expect((await browser.post('removeApp', { locale: 'en' })).status).toBe(200);
    const last = await browser.post('removePasskey', { id: passkey.id, locale: 'en' });
    expect(last.status).toBe(403);
    ({ app } = await setUpApp(browser, { isFirst: false }));
    expect((await browser.post('removePasskey', { id: passkey.id, locale: 'en' })).status).toBe(
      200,
    );
  });

  it('is asked for it at the next sign-in, and answered then', async () => {
    pass(minute);
    const next = newBrowser();
    expect((await next.signIn('manager')).text).toContain('second_step_required');
    expect((await next.get('readDevices')).status).toBe(401);
    expect((await next.post('finishByCode', { code: app.code() })).status).toBe(200);
    expect((await next.get('readDevices')).status).toBe(200);
  });
});

it('fans and celebrities are answered without', async () => {
  for (const login of ['fan', 'celebrity']) {
    const browser = newBrowser();
    await browser.signIn(login);
    expect([login, (await browser.get('readDevices')).status]).toEqual([login, 200]);
  }
});
