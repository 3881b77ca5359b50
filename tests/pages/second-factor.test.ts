import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';

import {
  codesSchema,
  factorsSchema,
  setUpApp,
  type PhoneApp,
} from '#tests/support/browser/authenticator-app.ts';
import { openSiteBrowser, type SiteBrowser } from '#tests/support/site/site-browser.ts';
import { openSiteCalls, type SiteCalls } from '#tests/support/site/site-calls.ts';
import { openBuiltSite, type BuiltSite } from './built-site.ts';

const minute = 60_000;
let site: BuiltSite;
let calls: SiteCalls;
beforeAll(async () => {
  // The site reads the clock of this process: it stands where a test puts it.
  vi.useFakeTimers({ toFake: ['Date'] });
  site = await openBuiltSite();
  calls = await openSiteCalls(site);
}, 120_000);
afterAll(async () => {
  vi.useRealTimers();
  await site.remove();
});

const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
const factorsOf = async (browser: SiteBrowser) =>
  v.parse(factorsSchema, (await browser.get('readSecondFactors')).result);
const viewerOf = async (browser: SiteBrowser) => (await browser.get('readViewer')).result;
const mailsTo = async (address: string) =>
  (await site.ask(`/dev/mail?to=${encodeURIComponent(address)}`)).text();
let network = 0;
/** Each from a network of its own, so that no test uses up another's limit. */
const newBrowser = () => openSiteBrowser(calls, `198.51.${100 + ((network += 1) >> 8)}.${network}`);

describe('an account with an authenticator app', () => {
  let factors: v.InferOutput<typeof factorsSchema>;
  let app: PhoneApp;
  let codes: readonly string[];
  beforeAll(async () => {
    const home = newBrowser();
    await home.signIn('fan');
    ({ app, codes } = await setUpApp(home));
    factors = await factorsOf(home);
  });
  // Each code counts once: every test has a step of its own, and no limit of another's.
  beforeEach(() => void pass(61 * minute));

  async function afterPassword(): Promise<SiteBrowser> {
    const browser = newBrowser();
    const first = await browser.signIn('fan');
    expect(first.status).toBe(401);
    expect(first.text).toContain('second_step_required');
    return browser;
  }

  it('has ten recovery codes, and its owner was told in the outbox', async () => {
    expect(new Set(codes).size).toBe(10);
    expect(factors).toMatchObject({ recoveryCodesLeft: 10, passkeys: [] });
    expect(await mailsTo('fan@astera.example')).toContain('An authenticator app was set up');
  });

  it('is not opened by the password: nothing answers between the two steps', async () => {
    const browser = await afterPassword();
    expect(browser.cookie('__Host-sid')).toBeUndefined();
    expect(await viewerOf(browser)).toBeNull();
    for (const name of ['readDevices', 'readSecondFactors', 'readConnectedAccounts']) {
      expect([name, (await browser.get(name)).status]).toEqual([name, 401]);
    }
    expect((await browser.get('readSecondStep')).result).toEqual({ app: true, passkey: false });
    // What waits is no session under another name.
    browser.setCookie('__Host-sid', browser.cookie('__Host-second-step') ?? '');
    expect((await browser.get('readDevices')).status).toBe(401);
  });

  it('is opened by password and code, under a session id that no one knew before', async () => {
    const browser = await afterPassword();
    browser.setCookie('__Host-sid', 'A'.repeat(43));
    expect((await browser.post('finishByCode', { code: app.code() })).status).toBe(200);
    expect(browser.cookie('__Host-sid')).toMatch(/^(?!A{43})[\w-]{43}$/);
    expect(await viewerOf(browser)).toMatchObject({ role: 'fan' });
    // What waited is used up.
    expect(browser.cookie('__Host-second-step')).toBeUndefined();
  });

  it('takes a code of the step before and of the one after, and each step once', async () => {
    const code = app.code(-1);
    const one = await afterPassword();
    expect((await one.post('finishByCode', { code })).status).toBe(200);
    const other = await afterPassword();
    expect((await other.post('finishByCode', { code })).status).toBe(422);
    expect((await other.post('finishByCode', { code: app.code(-2) })).status).toBe(422);
    expect((await other.post('finishByCode', { code: app.code(2) })).status).toBe(422);
    expect((await other.post('finishByCode', { code: app.code(1) })).status).toBe(200);
    const late = await afterPassword();
    // A later step was used: what came before it is worth nothing any more.
    expect((await late.post('finishByCode', { code: app.code() })).status).toBe(422);
  });

  it('gives one session to two that send one code at once', async () => {
    const [one, other] = [await afterPassword(), await afterPassword()];
    const code = app.code();
    const answers = await Promise.all(
      [one, other].map((browser) => browser.post('finishByCode', { code })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('finishes a sign-in once, and not after ten minutes', async () => {
    const browser = await afterPassword();
    const waiting = browser.cookie('__Host-second-step') ?? '';
    expect((await browser.post('finishByCode', { code: app.code() })).status).toBe(200);
    const thief = newBrowser();
    thief.setCookie('__Host-second-step', waiting);
    pass(minute);
    expect((await thief.post('finishByCode', { code: app.code() })).status).toBe(410);
    const slow = await afterPassword();
    pass(10 * minute);
    expect((await slow.post('finishByCode', { code: app.code() })).status).toBe(410);
  });

  it('is shut for a while after five wrong codes, whatever network they come from', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      const browser = await afterPassword();
      expect((await browser.post('finishByCode', { code: '000000' })).status).toBe(422);
    }
    const browser = await afterPassword();
    const refused = await browser.post('finishByCode', { code: app.code() });
    expect(refused.status).toBe(429);
    // Guessing recovery codes is guessing, too.
    const other = await browser.post('finishByRecoveryCode', { code: codes[9], locale: 'en' });
    expect(other.status).toBe(429);
  });

  it('is opened by each recovery code once, however it is typed, and its owner is told', async () => {
    const [code = ''] = codes;
    const typed = `${code.slice(0, 5).toLowerCase()}-${code.slice(5)} `;
    const one = await afterPassword();
    const used = await one.post('finishByRecoveryCode', { code: typed, locale: 'en' });
    expect(used.status).toBe(200);
    expect(await factorsOf(one)).toMatchObject({ recoveryCodesLeft: 9 });
    expect(await mailsTo('fan@astera.example')).toContain('A recovery code was used');
    const other = await afterPassword();
    const again = await other.post('finishByRecoveryCode', { code, locale: 'en' });
    expect(again.status).toBe(422);
  });

  it('is opened by no recovery code of another person', async () => {
    const celebrity = newBrowser();
    await celebrity.signIn('konstantin');
    const { codes: others } = await setUpApp(celebrity);
    const browser = await afterPassword();
    const refused = await browser.post('finishByRecoveryCode', { code: others[0], locale: 'en' });
    expect(refused.status).toBe(422);
  });

  it('gives no token over the wire to the password alone', async () => {
    const ask = (username: string) =>
      site.ask('/wp-json/aam/v2/authenticate', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password: 'astera-demo', issueJWT: true }),
      });
    const refused = await ask('fan');
    expect([refused.status, await refused.text()]).toEqual([
      403,
      expect.stringContaining('astera_second_factor_required'),
    ]);
    expect((await ask('fan2')).status).toBe(200);
  });

  it('makes new recovery codes in the place of the old ones', async () => {
    const browser = await afterPassword();
    await browser.post('finishByCode', { code: app.code() });
    const renewed = await browser.post('renewRecoveryCodes', { locale: 'en' });
    const fresh = v.parse(codesSchema, renewed.result);
    const other = await afterPassword();
    const refused = await other.post('finishByRecoveryCode', { code: codes[5], locale: 'en' });
    expect(refused.status).toBe(422);
    const used = await other.post('finishByRecoveryCode', { code: fresh[5], locale: 'en' });
    expect(used.status).toBe(200);
  });

  it('is opened by the password alone again once the app is turned off', async () => {
    const browser = await afterPassword();
    await browser.post('finishByCode', { code: app.code() });
    expect((await browser.post('removeApp', { locale: 'en' })).status).toBe(200);
    expect(await factorsOf(browser)).toMatchObject({ appSince: null, recoveryCodesLeft: 0 });
    expect(await mailsTo('fan@astera.example')).toContain('The authenticator app was turned off');
    expect((await newBrowser().signIn('fan')).status).toBe(200);
  });
});

describe('a change of what opens an account', () => {
  it('asks for the password ten minutes after the sign-in, and then not for ten minutes', async () => {
    const browser = newBrowser();
    await browser.signIn('fan2');
    expect((await browser.post('beginApp')).status).toBe(200);
    pass(10 * minute);
    for (const [name, data] of [
      ['beginApp', undefined],
      ['confirmApp', { code: '123456', locale: 'en' }],
      ['beginPasskey', undefined],
      ['removePasskey', { id: 'AAAA', locale: 'en' }],
      ['removeApp', { locale: 'en' }],
      ['renewRecoveryCodes', { locale: 'en' }],
    ] as const) {
      const refused = await browser.post(name, data);
      expect([name, refused.status, refused.text]).toEqual([
        name,
        403,
        expect.stringContaining('confirmation_required'),
      ]);
    }
    const wrong = await browser.post('confirmPassword', { current: 'not it' });
    expect(wrong.status).toBe(422);
    expect((await browser.post('beginApp')).status).toBe(403);
    expect((await browser.post('confirmPassword', { current: 'astera-demo' })).status).toBe(200);
    pass(10 * minute - 1_000);
    expect((await browser.post('beginApp')).status).toBe(200);
    pass(1_000);
    expect((await browser.post('beginApp')).status).toBe(403);
  });

  it('with the first factor ends the sessions that began without one', async () => {
    const [here, there] = [newBrowser(), newBrowser()];
    await here.signIn('fan2');
    await there.signIn('fan2');
    const { app } = await setUpApp(here);
    expect((await here.get('readDevices')).status).toBe(200);
    expect((await there.get('readDevices')).status).toBe(401);
    pass(31_000);
    // A new password keeps what this session has shown, and the second step stays.
    const changed = await here.post('changePassword', {
      current: 'astera-demo',
      password: 'tangerine boat',
      locale: 'en',
    });
    expect(changed.status).toBe(200);
    const again = newBrowser();
    expect((await again.signIn('fan2', 'tangerine boat')).status).toBe(401);
    expect((await again.post('finishByCode', { code: app.code() })).status).toBe(200);
  });

  it('that began in one setting up is worth nothing after half an hour', async () => {
    const browser = newBrowser();
    await browser.signIn('celebrity');
    await browser.post('beginApp');
    pass(30 * minute);
    await browser.post('confirmPassword', { current: 'astera-demo' });
    const late = await browser.post('confirmApp', { code: '123456', locale: 'en' });
    expect(late.status).toBe(410);
  });
});

describe('a new password', () => {
  it.each([
    ['password1', 'common'],
    ['Astera-2026', 'about-you'],
    ['celebrity!!99', 'about-you'],
  ])('may not be %s', async (password, why) => {
    const browser = newBrowser();
    await browser.signIn('celebrity');
    const change = { current: 'astera-demo', password, locale: 'en' };
    const refused = await browser.post('changePassword', change);
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining(why)]);
  });
});

/** The code in the newest mail to an address. */
async function codeMailedTo(address: string): Promise<string> {
  const [, path = ''] = /href="(\/dev\/mail\/[^"]+)"/.exec(await mailsTo(address)) ?? [];
  const words = (await (await site.ask(path)).text()).replaceAll(/<[^>]*>/g, ' ');
  return /\s(\d{6})\s/.exec(words)?.[1] ?? '';
}

describe('an account whose address no one has proved', () => {
  const [email, password] = ['owner@example.test', 'a sunny tuesday in may'];

  it('gets no second factor: anyone who registered with the address of another person leaves none behind', async () => {
    const registration = { kind: 'fan', username: 'in-advance', email, password, shopName: '' };
    const browser = newBrowser();
    await browser.post('register', { registration, locale: 'en' });
    expect((await browser.signIn('in-advance', password)).status).toBe(200);
    expect((await browser.get('readSecondFactors')).result).toMatchObject({ awaitsAddress: true });
    for (const name of ['beginApp', 'beginPasskey']) {
      const refused = await browser.post(name);
      expect(refused.status, name).toBe(403);
      expect(refused.text, name).toContain('address_unverified');
    }
    const sent = await browser.post('sendAddressCode', { locale: 'en' });
    const { attempt } = v.parse(v.looseObject({ attempt: v.string() }), sent.result);
    const code = await codeMailedTo(email);
    expect((await browser.post('confirmAddress', { attempt, code })).status).toBe(200);
    expect((await browser.get('readSecondFactors')).result).toMatchObject({ awaitsAddress: false });
    expect((await setUpApp(browser)).codes).toHaveLength(10);
  });
});
