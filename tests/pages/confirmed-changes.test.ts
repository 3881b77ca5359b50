import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';

import { setUpApp } from '#tests/support/browser/authenticator-app.ts';
import { openSiteBrowser, type SiteBrowser } from '#tests/support/site/site-browser.ts';
import { openSiteCalls, type SiteCalls } from '#tests/support/site/site-calls.ts';
import { openBuiltSite, type BuiltSite } from './built-site.ts';

const minute = 60_000;
const password = 'astera-demo';
const logSchema = v.object({
  rows: v.array(v.object({ deed: v.object({ name: v.string(), value: v.unknown() }) })),
});
const peopleSchema = v.object({
  rows: v.array(v.object({ id: v.number(), username: v.string() })),
});
const settingSchema = v.looseObject({ version: v.number(), account: v.unknown() });
const sellerSchema = v.object({
  version: v.number(),
  seller: v.looseObject({ email: v.string() }),
});
const paymentsSchema = v.looseObject({
  orders: v.looseObject({ rows: v.array(v.looseObject({ id: v.number() })) }),
});

let site: BuiltSite;
let calls: SiteCalls;
let ids: ReadonlyMap<string, number>;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  site = await openBuiltSite();
  calls = await openSiteCalls(site);
  const admin = await signedIn('admin');
  const found: [string, number][] = [];
  for (const search of ['fan2', 'konstantin']) {
    const { rows } = v.parse(
      peopleSchema,
      (await admin.get('readPeople', { page: 1, search, only: null })).result,
    );
    for (const { username, id } of rows) found.push([username, id]);
  }
  ids = new Map(found);
}, 120_000);
afterAll(async () => {
  vi.useRealTimers();
  await site.remove();
});

let network = 0;
async function signedIn(name: string): Promise<SiteBrowser> {
  const browser = openSiteBrowser(calls, `203.0.113.${(network += 1)}`);
  expect((await browser.signIn(name)).status).toBe(200);
  return browser;
}

/** An administrator, or a manager, who signed in eleven minutes ago. */
async function lately(name = 'admin'): Promise<SiteBrowser> {
  const browser = await signedIn(name);
  vi.setSystemTime(Date.now() + 11 * minute);
  return browser;
}

/** The outbox of someone, with the words of the newest mail. */
async function mailsTo(address: string): Promise<string> {
  const list = await (await site.ask(`/dev/mail?to=${encodeURIComponent(address)}`)).text();
  const [, newest] = /href="(\/dev\/mail\/[^"]+)"/.exec(list) ?? [];
  return newest === undefined ? list : list + (await (await site.ask(newest)).text());
}
const newestDeed = async (browser: SiteBrowser) =>
  v.parse(logSchema, (await browser.get('readChangeLog', { page: 1 })).result).rows[0]?.deed;

/** It is refused, and after the password it is done. */
async function asksForPassword(browser: SiteBrowser, name: string, data: unknown) {
  const before = await newestDeed(await signedIn('admin'));
  const refused = await browser.post(name, data);
  expect([refused.status, refused.text]).toEqual([
    403,
    expect.stringContaining('confirmation_required'),
  ]);
  expect(await newestDeed(await signedIn('admin'))).toEqual(before);
  expect((await browser.post('confirmPassword', { current: password })).status).toBe(200);
  const done = await browser.post(name, data);
  expect([name, done.status]).toEqual([name, 200]);
  return done;
}

describe('ten minutes after the sign-in the password is asked for again', () => {
  it('before another bank account, which the log keeps beside the one of before and the shop is told of', async () => {
    const browser = await lately();
    const seen = v.parse(settingSchema, (await browser.get('readBankAccountSetting')).result);
    const account = {
      holder: 'Astera Shops Ltd',
      iban: 'DE89370400440532013000',
      bic: 'COBADEFF',
      bankName: '',
    };
    const data = { ...account, version: seen.version };
    const { version: now } = v.parse(
      settingSchema,
      (await asksForPassword(browser, 'saveBankAccount', data)).result,
    );
    expect(await newestDeed(browser)).toEqual({
      name: 'bank-account',
      value: { ...account, was: seen.account },
    });
    const told = await mailsTo('hello@astera.example');
    expect(told).toContain('The bank account was changed');
    expect(told).toContain('DE89 3704 0044 0532 0130 00');
    expect(told).toContain('GR16 0110 1250 0000 0001 2300 695');
    // What was someone else's version tells no one.
    const stale = await browser.post('saveBankAccount', {
      ...data,
      holder: 'Evil Ltd',
      version: 0,
    });
    expect(stale.status).toBe(409);
    expect(await mailsTo('hello@astera.example')).not.toContain('Evil Ltd');
    expect(now).toBe(seen.version + 1);
  });

  it('before the address at which the shop is told of that', async () => {
    const browser = await lately();
    const { seller, version } = v.parse(
      sellerSchema,
      (await browser.get('readSellerSetting')).result,
    );
    await asksForPassword(browser, 'saveSeller', { ...seller, version });
  });

  it('before another role, a suspension, another reason for it, and its end; the log keeps what was before', async () => {
    const id = ids.get('konstantin') ?? 0;
    await asksForPassword(await lately(), 'suspendPerson', { id, reason: 'Spam.' });
    const browser = await lately();
    await asksForPassword(browser, 'suspendPerson', { id, reason: 'Much spam.' });
    expect(await newestDeed(browser)).toMatchObject({
      name: 'user-suspended',
      value: { id, reason: 'Much spam.', was: 'Spam.' },
    });
    const later = await lately();
    await asksForPassword(later, 'reinstatePerson', { id });
    expect(await newestDeed(later)).toMatchObject({
      name: 'user-reinstated',
      value: { id, was: 'Much spam.' },
    });
    const last = await lately();
    await asksForPassword(last, 'saveRole', { id, role: 'fan' });
    expect(await newestDeed(last)).toMatchObject({
      name: 'user-role',
      value: { id, from: 'celebrity', to: 'fan' },
    });
  });

  it('before money counts as sent back, and before no other change of a payment', async () => {
    const manager = await lately('manager');
    const due = v.parse(
      paymentsSchema,
      (await manager.get('readDesk', { list: 'refund-due', age: null, find: '', page: 1 })).result,
    );
    const orderId = due.orders.rows[0]?.id ?? 0;
    expect(orderId).toBeGreaterThan(0);
    const refund = { orderId, action: 'refund', from: 'refund-due', reference: '' };
    await asksForPassword(manager, 'changePayment', refund);
    const later = await lately('manager');
    const back = { orderId, action: 'reopenRefund', from: 'refunded', reference: '' };
    expect((await later.post('changePayment', back)).status).toBe(200);
  });
});

describe('someone who has lost every second factor', () => {
  it('is let in again by an administrator: told by mail, noted, and signed out everywhere', async () => {
    const id = ids.get('fan2') ?? 0;
    const home = await signedIn('fan2');
    await setUpApp(home);
    const browser = await lately();
    expect((await browser.get('readPersonFactors', { id })).result).toEqual({
      passkeys: 0,
      app: true,
    });
    const done = await asksForPassword(browser, 'resetPersonFactors', { id });
    expect(done.result).toEqual({ passkeys: 0, app: false });
    expect(await newestDeed(browser)).toMatchObject({
      name: 'user-factors-reset',
      value: { id, passkeys: 0, app: true },
    });
    expect((await home.get('readDevices')).status).toBe(401);
    expect(await mailsTo('fan2@astera.example')).toContain('İki adımlı girişiniz sıfırlandı');
    const again = await signedIn('fan2');
    expect((await again.get('readSecondFactors')).result).toMatchObject({
      appSince: null,
      passkeys: [],
      recoveryCodesLeft: 0,
    });
    // A second press finds nothing: no line in the log for it.
    await browser.post('saveRole', { id: ids.get('konstantin') ?? 0, role: 'celebrity' });
    const before = await newestDeed(browser);
    expect((await browser.post('resetPersonFactors', { id })).status).toBe(200);
    expect(await newestDeed(browser)).toEqual(before);
  });

  it('is no administrator who would reset the own ones, and is not reset by others', async () => {
    const admin = await signedIn('admin');
    const { id } = v.parse(
      v.looseObject({ id: v.number() }),
      (await admin.get('readViewer')).result,
    );
    expect((await admin.post('resetPersonFactors', { id })).status).toBe(403);
    const manager = await signedIn('manager');
    const other = ids.get('fan2') ?? 0;
    expect((await manager.post('resetPersonFactors', { id: other })).status).toBe(403);
    expect((await manager.get('readPersonFactors', { id: other })).status).toBe(403);
  });
});
