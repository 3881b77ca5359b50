import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';

import { codesSchema } from '#tests/support/browser/authenticator-app.ts';
import { openSiteBrowser, type SiteBrowser } from '#tests/support/site/site-browser.ts';
import { openSiteCalls, type SiteCalls } from '#tests/support/site/site-calls.ts';
import { softwarePasskey, type PasskeyTricks } from '#tests/support/browser/software-passkey.ts';
import { openBuiltSite, type BuiltSite } from './built-site.ts';

const minute = 60_000;
const factorsSchema = v.looseObject({
  recoveryCodesLeft: v.number(),
  passkeys: v.array(v.looseObject({ id: v.string(), name: v.string() })),
});

let site: BuiltSite;
let calls: SiteCalls;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  site = await openBuiltSite();
  calls = await openSiteCalls(site);
}, 120_000);
afterAll(async () => {
  vi.useRealTimers();
  await site.remove();
});
beforeEach(() => void vi.setSystemTime(Date.now() + minute));

let network = 0;
const newBrowser = () => openSiteBrowser(calls, `203.0.113.${(network += 1)}`);
const optionsOf = async (browser: SiteBrowser, name: string) =>
  v.parse(v.string(), (await browser.post(name)).result);
const factorsOf = async (browser: SiteBrowser) =>
  v.parse(factorsSchema, (await browser.get('readSecondFactors')).result);
const viewerOf = async (browser: SiteBrowser) => (await browser.get('readViewer')).result;
const mailsTo = async (address: string) =>
  (await site.ask(`/dev/mail?to=${encodeURIComponent(address)}`)).text();

/** Makes a passkey for anyone who is signed in. */
async function add(browser: SiteBrowser, passkey = softwarePasskey(), tricks: PasskeyTricks = {}) {
  const response = passkey.make(await optionsOf(browser, 'beginPasskey'), tricks);
  const answer = await browser.post('addPasskey', { name: 'My phone', response, locale: 'en' });
  return { passkey, answer, response };
}

describe('a passkey', () => {
  const phone = softwarePasskey();
  let codes: readonly string[];
  let passkeys: readonly { id: string; name: string }[];
  beforeAll(async () => {
    const browser = newBrowser();
    await browser.signIn('fan');
    const { answer } = await add(browser, phone);
    codes = v.parse(codesSchema, answer.result);
    ({ passkeys } = await factorsOf(browser));
  });

  async function signInWith(tricks: PasskeyTricks = {}, passkey = phone) {
    const browser = newBrowser();
    const response = passkey.show(await optionsOf(browser, 'beginPasskeySignIn'), tricks);
    const answer = await browser.post('passkeySignIn', { response });
    return { browser, answer, response };
  }

  it('comes with recovery codes where it is the first, and its owner is told', async () => {
    expect(codes).toHaveLength(10);
    expect(passkeys).toMatchObject([{ id: phone.id, name: 'My phone' }]);
    expect(await mailsTo('fan@astera.example')).toContain('A passkey was added');
  });

  it('opens its account by itself, as a whole session that acts as the person', async () => {
    const { browser, answer } = await signInWith();
    expect(answer.status).toBe(200);
    expect(await viewerOf(browser)).toMatchObject({ role: 'fan' });
    const orders = { locale: 'en', search: { page: 1 } };
    expect((await browser.get('readProfile', { locale: 'en' })).status).toBe(200);
    expect((await browser.get('readOrders', orders)).status).toBeLessThan(500);
    // It is no provider that could be disconnected.
    expect((await browser.get('readConnectedAccounts')).result).toEqual([]);
  });

  it.each<[string, PasskeyTricks]>([
    ['on a page of another origin', { origin: 'https://evil.test' }],
    ['on another port', { origin: 'http://localhost:3001' }],
    ['for another site', { rpId: 'evil.test' }],
    ['over a challenge that we did not give', { challenge: 'A'.repeat(43) }],
    ['to make a passkey, not to show one', { type: 'webauthn.create' }],
    ['without its owner verified', { verified: false }],
    ['over something else', { spoils: true }],
    ['with another person’s handle', { userHandle: 'A'.repeat(43) }],
    ['without a handle', { userHandle: null }],
  ])('is refused that signed %s', async (_what, tricks) => {
    const { browser, answer } = await signInWith(tricks);
    expect([answer.status, answer.text]).toEqual([
      401,
      expect.stringContaining('wrong_credentials'),
    ]);
    expect(browser.cookie('__Host-sid')).toBeUndefined();
    expect(await viewerOf(browser)).toBeNull();
  });

  it('is refused whose count went back: it is a copy', async () => {
    expect((await signInWith({ counter: 1_000 })).answer.status).toBe(200);
    expect((await signInWith({ counter: 999 })).answer.status).toBe(401);
    expect((await signInWith({ counter: 1_001 })).answer.status).toBe(200);
  });

  it('answers a challenge once, in its own browser, and within five minutes', async () => {
    const browser = newBrowser();
    const options = await optionsOf(browser, 'beginPasskeySignIn');
    const cookie = browser.cookie('__Host-passkey') ?? '';
    const response = phone.show(options);
    const elsewhere = await newBrowser().post('passkeySignIn', { response });
    expect(elsewhere.status).toBe(401);
    expect((await browser.post('passkeySignIn', { response })).status).toBe(200);
    // Anyone who saw all of it, cookie and answer, comes too late.
    const thief = newBrowser();
    thief.setCookie('__Host-passkey', cookie);
    expect((await thief.post('passkeySignIn', { response })).status).toBe(401);
    const again = newBrowser();
    again.setCookie('__Host-passkey', cookie);
    expect((await again.post('passkeySignIn', { response: phone.show(options) })).status).toBe(401);
    const slow = newBrowser();
    const late = await optionsOf(slow, 'beginPasskeySignIn');
    vi.setSystemTime(Date.now() + 5 * minute);
    expect((await slow.post('passkeySignIn', { response: phone.show(late) })).status).toBe(401);
  });

  it('that no one has added opens nothing', async () => {
    const stranger = softwarePasskey();
    expect((await signInWith({ userHandle: 'A'.repeat(43) }, stranger)).answer.status).toBe(401);
  });

  it('is the second step after the password, for its own account only', async () => {
    const celebrity = newBrowser();
    await celebrity.signIn('konstantin');
    const { passkey: theirs } = await add(celebrity);
    const begin = async () => {
      const browser = newBrowser();
      expect((await browser.signIn('fan')).text).toContain('second_step_required');
      const options = await optionsOf(browser, 'beginSecondPasskey');
      expect(options).toContain(phone.id);
      expect(options).not.toContain(theirs.id);
      return { browser, options };
    };
    const foreign = await begin();
    const refused = await foreign.browser.post('finishByPasskey', {
      response: theirs.show(foreign.options),
    });
    expect(refused.status).toBe(401);
    const own = await begin();
    const response = phone.show(own.options);
    expect((await own.browser.post('finishByPasskey', { response })).status).toBe(200);
    expect(await viewerOf(own.browser)).toMatchObject({ role: 'fan' });
    // What was signed to sign in is no second step, and the other way round.
    const mixed = await begin();
    const forSignIn = phone.show(await optionsOf(mixed.browser, 'beginPasskeySignIn'));
    const taken = await mixed.browser.post('finishByPasskey', { response: forSignIn });
    expect(taken.status).toBe(401);
  });

  it('shows who is there in place of the password', async () => {
    const { browser } = await signInWith();
    vi.setSystemTime(Date.now() + 11 * minute);
    expect((await browser.post('beginPasskey')).status).toBe(403);
    const response = phone.show(await optionsOf(browser, 'beginPasskeyConfirmation'));
    expect((await browser.post('confirmPasskey', { response })).status).toBe(200);
    expect((await browser.post('beginPasskey')).status).toBe(200);
  });

  it('is added once, by the person it was made for', async () => {
    const { browser } = await signInWith();
    const other = newBrowser();
    await other.signIn('fan2');
    const passkey = softwarePasskey();
    const response = passkey.make(await optionsOf(browser, 'beginPasskey'));
    const data = { name: 'Mine', response, locale: 'en' };
    // Another person’s browser holds the challenge, and another person’s account would get the key.
    other.setCookie('__Host-passkey', browser.cookie('__Host-passkey') ?? '');
    expect((await other.post('addPasskey', data)).status).toBe(401);
    for (const tricks of [{ origin: 'https://evil.test' }, { verified: false }]) {
      const { answer } = await add(browser, softwarePasskey(), tricks);
      expect(answer.status).toBe(401);
    }
    const fresh = await add(browser, passkey);
    expect([fresh.answer.status, fresh.answer.result]).toEqual([200, null]);
    expect((await add(browser, passkey)).answer.status).toBe(401);
    const twice = await browser.post('addPasskey', { ...data, response: fresh.response });
    expect(twice.status).toBe(401);
  });

  it('of another person is not removed, and the own one opens nothing any more', async () => {
    const { browser } = await signInWith();
    const other = newBrowser();
    await other.signIn('fan2');
    await other.post('removePasskey', { id: phone.id, locale: 'en' });
    const rename = (who: SiteBrowser, name: string) =>
      who.post('renamePasskey', { id: phone.id, name });
    expect((await rename(other, 'Theirs')).status).toBe(404);
    expect((await rename(browser, '')).status).toBe(422);
    expect((await rename(browser, 'Old phone')).status).toBe(200);
    expect((await factorsOf(browser)).passkeys.map(({ name }) => name)).toContain('Old phone');
    expect((await signInWith()).answer.status).toBe(200);
    for (const { id } of (await factorsOf(browser)).passkeys) {
      expect((await browser.post('removePasskey', { id, locale: 'en' })).status).toBe(200);
    }
    expect((await signInWith()).answer.status).toBe(401);
    expect(await mailsTo('fan@astera.example')).toContain('A passkey was removed');
    // With the last factor the recovery codes went, and the password is enough again.
    expect((await factorsOf(browser)).recoveryCodesLeft).toBe(0);
    expect((await newBrowser().signIn('fan')).status).toBe(200);
  });

  it('opens no account that is suspended', async () => {
    const browser = newBrowser();
    await browser.signIn('fan3');
    const { passkey } = await add(browser);
    const viewer = v.parse(v.looseObject({ id: v.number() }), await viewerOf(browser));
    const administrator = newBrowser();
    await administrator.signIn('admin');
    const person = { id: viewer.id, reason: 'Asked for it' };
    const suspended = await administrator.post('suspendPerson', person);
    expect([suspended.status, suspended.text]).toEqual([200, expect.anything()]);
    const { answer } = await signInWith({}, passkey);
    expect([answer.status, answer.text]).toEqual([
      403,
      expect.stringContaining('account_suspended'),
    ]);
  });
});
