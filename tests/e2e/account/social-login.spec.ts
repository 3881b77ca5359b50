import { core } from '#tests/support/browser/core.ts';
import { untilStill } from '#tests/support/browser/in-page.ts';
import type { BrowserContext, Page } from 'playwright/test';

import { locales } from '#domain/locale.ts';
import { addressIn } from '#domain/localized-address.ts';
import { violationsOf } from '#tests/support/browser/accessibility.ts';
import { openOpenidProvider } from '#tests/support/servers/openid-provider.ts';
import { ownServer } from '#tests/support/servers/own-server.ts';
import { countMails, readMail } from '#tests/support/browser/read-mail.ts';
import { agree, cookieOf, people, userIn } from '#tests/support/site/social-newcomers.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const server = ownServer('social-login', 3);
const { origin } = server;
/** A name that could be markup, since the operator chooses it. */
const name = 'Lumen & Co';

let there: Awaited<ReturnType<typeof openOpenidProvider>>;

test.use({ baseURL: origin });

test.beforeAll(async () => {
  test.setTimeout(90_000);
  await server.reset();
  there = await openOpenidProvider(`${origin}/api/social-login/main`, people);
  await server.start({
    OIDC_ISSUER: there.issuer,
    OIDC_CLIENT_ID: there.clientId,
    OIDC_CLIENT_SECRET: there.clientSecret,
    OIDC_NAME: name,
    OIDC_AWAY_ISSUER: 'http://127.0.0.1:1',
    OIDC_AWAY_CLIENT_ID: 'astera',
    OIDC_AWAY_NAME: 'Away',
  });
});

test.afterAll(async () => {
  await server.stop();
  await there?.close();
});

const onwards = (page: Page, provider = name) =>
  page.getByRole('button', { name: `Continue with ${provider}` });
const signedIn = (page: Page) => page.getByRole('link', { name: 'My profile' }).first();

/** From the login page to the provider, and back as someone. */
async function comeBackAs(page: Page, person: keyof typeof people | 'cancel', from: string) {
  await page.goto(from);
  await page.getByRole('button', { name }).click();
  await expect(page).toHaveURL(/\/interaction\//);
  await page.getByRole('link', { name: person, exact: true }).click();
}

const cookie = (context: BrowserContext, key: string) => cookieOf(context, origin, key);

test(
  'signs a new fan in, and the same one the next time, on the way to where it was going',
  core,
  async ({ page, context, request }) => {
    const addresses: string[] = [];
    page.on('request', (one) => addresses.push(one.url()));
    const destination = '/my-orders?status=completed';
    const login = `/account/login?destination=${encodeURIComponent(destination)}`;
    await comeBackAs(page, 'iris', login);
    // Nothing is made, and no one is signed in, before she agrees.
    await expect(page.getByText(people.iris.email)).toBeVisible();
    expect(await cookie(context, '__Host-sid')).toBeUndefined();
    expect(await countMails(request, people.iris.email)).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Back to login' }).click();
    await onwards(page).click();
    await agree(page, { register: 'Register', heading: 'Create your account' });
    await expect(page).toHaveURL(destination);
    await expect(signedIn(page)).toBeVisible();
    expect(await cookie(context, '__Host-newcomer')).toBeUndefined();
    await page.goto('/my-data');
    const agreed = page.getByRole('region', { name: 'What you agreed to' }).getByRole('listitem');
    await expect(agreed).toHaveCount(2);
    await expect(agreed.filter({ hasText: 'Terms of use' })).toBeVisible();

    // The chart took the token that it was given: it never asked for one.
    await expect.poll(() => userIn(page)).toBeGreaterThan(0);
    const first = await userIn(page);
    expect(await page.evaluate(() => localStorage.getItem('astera.token'))).toBe('cookie');
    const sid = await cookie(context, '__Host-sid');
    expect(sid).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
    expect(await cookie(context, '__Host-social-login')).toBeUndefined();
    expect(await page.content()).not.toContain('eyJ');
    const words = await readMail(request, people.iris.email, 'Welcome to Astera');
    expect(words).toContain(`You log in with ${name}.`);
    expect(words).not.toContain('password');

    await untilHydrated(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    // The provider knows the browser still, and asks nothing.
    await page.goto('/account/login');
    await onwards(page).click();
    await expect(page).toHaveURL('/');
    await expect(signedIn(page)).toBeVisible();
    await expect.poll(() => userIn(page)).toBe(first);
    expect((await cookie(context, '__Host-sid'))?.value).not.toBe(sid?.value);
    expect(await countMails(request, people.iris.email)).toBe(1);

    // A token is in no address, and nothing secret was written down.
    expect(addresses.filter((address) => address.includes('eyJ'))).toEqual([]);
    const codes = addresses.map((address) => new URL(address).searchParams.get('code') ?? '');
    for (const secret of ['eyJ', there.clientSecret, ...codes.filter(Boolean)]) {
      expect(server.output()).not.toContain(secret);
    }
  },
);

test('never leads off the site', core, async ({ page }) => {
  await comeBackAs(page, 'theo', '/tr/account/login?destination=%2F%2Fevil.test');
  await agree(page, { register: 'Kaydol', heading: 'Hesabınızı oluşturun' });
  await expect(page).toHaveURL(`${origin}/tr`);
});

test.describe('an account of the same address', () => {
  // The wrong password.
  test.use({ allowedErrors: [/422/] });

  test('is not given away: its password connects the two, once, and disconnects them', async ({
    page,
    request,
  }) => {
    await comeBackAs(page, 'fay', '/account/login?destination=%2Fmy-orders');
    await expect(page.getByRole('alert')).toContainText('You already have an account');
    await expect(page.getByRole('alert')).toContainText(name);
    await page.getByLabel('Username or email').fill('fan');
    await page.getByLabel('Password', { exact: true }).fill('astera-demo');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/my-orders');
    await expect.poll(() => userIn(page)).toBeGreaterThan(0);
    const fan = await userIn(page);
    const told = await readMail(request, people.fay.email, 'A new way to log in was added');
    expect(told).toContain(name);

    await untilHydrated(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await page.goto('/account/login');
    await onwards(page).click();
    await expect(signedIn(page)).toBeVisible();
    await expect.poll(() => userIn(page)).toBe(fan);

    // Its owner disconnects it, with the password that is left.
    await page.goto('/account/security');
    await untilHydrated(page);
    const connected = page.getByRole('region', { name: 'Connected accounts' });
    await expect(connected.getByRole('listitem')).toContainText(name);
    await connected.getByRole('button', { name: `Disconnect ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: `Disconnect ${name}?` });
    const password = dialog.getByLabel('Current password');
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    await expect(password).toHaveAccessibleDescription('This field is required');
    await password.fill('not the password');
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    const wrong = 'That doesn’t look right. Please check it.';
    await expect(password).toHaveAccessibleDescription(wrong);
    expect(await violationsOf(page)).toEqual([]);
    await password.fill('astera-demo');
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    await expect(dialog.or(connected)).toHaveCount(0);
    expect(await readMail(request, people.fay.email, 'A way to log in was removed')).toContain(
      name,
    );

    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    await page.goto('/account/login');
    await onwards(page).click();
    await expect(page.getByRole('alert')).toContainText('You already have an account');
  });
});

test('connects no account of another address', async ({ page, request }) => {
  await comeBackAs(page, 'second', '/account/login');
  await page.getByLabel('Username or email').fill('manager');
  await page.getByLabel('Password', { exact: true }).fill('astera-demo');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(signedIn(page)).toBeVisible();
  await page.goto('/my-orders');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.goto('/account/login');
  await onwards(page).click();
  await expect(page.getByRole('alert')).toContainText('You already have an account');
  expect(await countMails(request, people.second.email)).toBe(0);
});

test('makes no one of an address that is not confirmed', async ({ page, context }) => {
  await comeBackAs(page, 'unconfirmed', '/account/login');
  await expect(page.getByRole('alert')).toContainText('hasn’t confirmed your email address');
  expect(await cookie(context, '__Host-sid')).toBeUndefined();
});

test('says in the visitor’s language that it was cancelled, and goes on from there', async ({
  page,
}) => {
  await comeBackAs(page, 'cancel', '/el/account/login?destination=%2Fel%2Fmy-orders');
  await expect(page).toHaveURL(/^[^?]*\/el\/account\/login\?/);
  await expect(page.getByRole('alert')).toContainText(`Η σύνδεση με ${name} ακυρώθηκε.`);
  await page.locator('input[name=username]').fill('manager');
  await page.locator('input[name=password]').fill('astera-demo');
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL('/el/my-orders');
});

test(
  'takes an answer once, and only in the browser that asked',
  core,
  async ({ page, context, playwright }) => {
    const asked = page.waitForRequest((one) => one.url().startsWith(there.issuer));
    await page.goto('/sr/account/login');
    await page.getByRole('button', { name }).click();
    const answer = await there.walk((await asked).url(), 'zoe');
    const kept = await cookie(context, '__Host-social-login');
    expect(kept).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
    const ask = async (address: URL, value: string | undefined) => {
      const browser = await playwright.request.newContext();
      const headers = value === undefined ? {} : { cookie: `__Host-social-login=${value}` };
      const got = await browser.get(address.href, { headers, maxRedirects: 0 });
      await browser.dispose();
      return got;
    };
    const isRefused = async (address: URL, value: string | undefined) => {
      const got = await ask(address, value);
      expect(got.status()).toBe(303);
      expect(got.headers()['location']).toMatch(/^(\/sr)?\/account\/login\?social=ended&provider=/);
      expect(got.headers()['set-cookie'] ?? '').not.toContain('__Host-sid=');
      expect(got.headers()['cache-control']).toBe('no-store');
    };
    // Another browser, a forged cookie, a forged state, no state, another provider's address.
    await isRefused(answer, undefined);
    await isRefused(answer, 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..AAAA.BBBB.CCCC');
    for (const state of ['sr.forged', '']) {
      const forged = new URL(answer);
      forged.searchParams.set('state', state);
      await isRefused(forged, kept?.value);
    }
    await isRefused(new URL(answer.href.replace('/main?', '/away?')), kept?.value);
    await isRefused(new URL(answer.href.replace('/main?', '/none?')), kept?.value);

    // None of them has spoiled it: the browser that asked goes on to agree, by the same answer never again.
    const got = await ask(answer, kept?.value);
    expect(got.headers()['location']).toBe('/sr/account/login?step=agree');
    expect(got.headers()['set-cookie']).toContain('__Host-newcomer=');
    expect(got.headers()['set-cookie']).not.toContain('__Host-sid=');
    await isRefused(answer, kept?.value);
  },
);

test('takes no other code into a round trip', async ({ page }) => {
  const asked = page.waitForRequest((one) => one.url().startsWith(there.issuer));
  await page.goto('/account/login');
  await onwards(page).click();
  const own = new URL((await asked).url());
  await expect(page).toHaveURL(/\/interaction\//);
  // The attacker's code comes out of the attacker's own round trip, with another challenge.
  own.searchParams.set('code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM');
  const answer = await there.walk(own.href, 'iris');
  await page.goto(answer.href);
  await expect(page.getByRole('alert')).toContainText('took too long or has already been used');
  await expect(signedIn(page)).toHaveCount(0);
});

test('stays on the login page when the provider is away, and can be tried again', async ({
  page,
}) => {
  await page.goto('/account/login');
  await onwards(page, 'Away').click();
  await expect(page.getByRole('alert')).toContainText('We can’t reach Away right now.');
  await expect(page).toHaveURL('/account/login');
  await expect(onwards(page, 'Away')).toBeEnabled();
});

test('is offered to fans who register, not to celebrities', async ({ page }) => {
  await page.goto('/account/register');
  await expect(onwards(page)).toBeEnabled();
  await page.getByRole('radio', { name: /Celebrity/ }).check({ force: true });
  await expect(onwards(page)).toHaveCount(0);
});

test('fits and can be read in every language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const locale of locales) {
    await page.goto(addressIn(locale, '/account/login?social=taken&provider=main'));
    await expect(page.getByRole('alert')).toContainText(name);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  }
  await expect(page.locator('form button[type=submit]')).toBeEnabled();
  await untilStill(page);
  expect(await violationsOf(page)).toEqual([]);
});
