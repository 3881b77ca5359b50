import { builtFunctions } from '../support/built-functions.ts';
import { long } from '../support/long.ts';
import { e2eOrigin } from '../support/port.ts';
import { leave, signInAs, signInByForm } from '../support/sign-in-as.ts';
import { untilHydrated } from '../support/until-hydrated.ts';
import { expect, test } from '../support/watched-page.ts';

test('storage holds no secret, and a second tab follows in and out', async ({ page, context }) => {
  const second = await context.newPage();
  await second.goto('/');
  await untilHydrated(second);
  await signInByForm(page, 'fan');
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(kept['astera.token']).toBe('cookie');
  expect(JSON.parse(kept['astera.auth'] ?? '{}')).toMatchObject({ exp: expect.any(Number) });
  expect(JSON.stringify(kept)).not.toContain('eyJ');

  await expect(second.getByRole('link', { name: 'My profile' })).toBeVisible();
  await page.goto('/my-orders');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(second.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('what was begun, and pages made for a person, stay with that person', async ({ page }) => {
  const keep = () =>
    page.evaluate(() => {
      sessionStorage.setItem('astera.requests', '[]');
      localStorage.setItem('astera.upload.1', '{}');
    });
  const kept = () =>
    page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
  expect((await page.goto('/'))?.headers()['cache-control']).toBeUndefined();
  await signInAs(page, 'fan');
  for (const address of ['/', '/my-orders']) {
    const answer = await page.goto(address);
    expect(answer?.headers()['cache-control']).toBe('private, no-store');
  }
  await untilHydrated(page);
  await keep();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect((await kept()).filter((key) => /request|upload/.test(key))).toEqual([]);
});

test('one sees where one is signed in, and signs out on one device or everywhere else', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newContext({
    baseURL: e2eOrigin,
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0',
  });
  const other = await elsewhere.newPage();
  await signInAs(other, 'fan2');
  const tablet = await browser.newContext({
    baseURL: e2eOrigin,
    userAgent: 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
  });
  const third = await tablet.newPage();
  await signInAs(third, 'fan2');
  await signInAs(page, 'fan2');
  await page.goto('/my-profile');
  await untilHydrated(page);
  const devices = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(devices.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
  await expect(devices.getByText('Firefox · Windows')).toBeVisible();

  // One of them alone, by the keyboard.
  await devices.getByRole('button', { name: 'Sign out: Safari · iPad' }).press('Enter');
  await expect(page.getByText('You are signed out there').first()).toBeVisible();
  await expect(devices.getByRole('heading')).toBeFocused();
  await expect(devices.getByText('Safari · iPad')).toHaveCount(0);
  await third.goto('/my-profile');
  await expect(third).toHaveURL(/\/account\/login/);
  await other.goto('/my-profile');
  await expect(other).toHaveURL(/\/my-profile$/);

  await devices.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('You are signed out everywhere else').first()).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByRole('button')).toHaveCount(0);

  await other.goto('/my-profile');
  await expect(other).toHaveURL(/\/account\/login/);
  await page.reload();
  await expect(devices.getByRole('listitem')).toHaveText(/This device/);
  await elsewhere.close();
  await tablet.close();
});

test('a visit that storage forgot is remembered by the cookie', long, async ({ page }) => {
  await signInAs(page, 'fan');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole('link', { name: 'My profile' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('astera.token'))).toBe('cookie');
});

test('who comes where somebody else’s sign-in was left is shown as who they are', async ({
  page,
}) => {
  const known = () => page.evaluate(() => localStorage.getItem('astera.user'));
  await signInAs(page, 'fan');
  await expect.poll(known).toContain('"role":"fan"');
  await leave(page);
  await signInAs(page, 'celebrity');
  await page.goto('/my-orders');
  await expect.poll(known).toContain('"role":"celebrity"');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My orders');
  await expect(page.getByRole('link', { name: 'My services' }).first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0);
});

test.describe('a session that ended on the server', () => {
  test.use({ allowedErrors: [/401/] });

  test('is noticed at the next question, and forgotten here too', async ({ page, context }) => {
    await signInAs(page, 'fan');
    await page.goto('/my-orders');
    await untilHydrated(page);
    // A renewal under way would bring the cookie back.
    const kept = () => page.evaluate(() => localStorage.getItem('astera.token'));
    await expect.poll(kept).toBe('cookie');
    // What the page asks by itself would notice it first.
    await page.waitForLoadState('networkidle');
    await context.clearCookies();
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/account\/login/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    // Whose the kept work is stays known, so that nobody else gets it.
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['astera.owner']);
  });

  test('is noticed by the page itself while a click waits: nobody’s page and no error is seen', async ({
    page,
    context,
  }) => {
    await signInAs(page, 'fan');
    // What each is answered, it hears when it is let go on.
    const held = ['readOrders', 'readOrder', 'readSocialProviders'] as const;
    const addresses = await builtFunctions();
    const isCall = (url: string, name: string) => url.includes(addresses.get(name) ?? 'missing');
    const goesOn = new Map(held.map((name) => [name, Promise.withResolvers<undefined>()] as const));
    const lists: string[] = [];
    await page.route('**/_serverFn/**', async (route) => {
      const url = route.request().url();
      if (isCall(url, 'readOrders')) lists.push(url);
      const name = held.find((one) => isCall(url, one));
      if (name) await goesOn.get(name)?.promise;
      await route.fallback();
    });
    await page.goto('/my-orders');
    await untilHydrated(page);
    const kept = () => page.evaluate(() => localStorage.getItem('astera.token'));
    await expect.poll(kept).toBe('cookie');
    await context.clearCookies();
    // A page asks by itself when the connection comes back, unless what it has is of this very second.
    const askedLists = async () => {
      await page.evaluate(() => {
        window.dispatchEvent(new Event('offline'));
        window.dispatchEvent(new Event('online'));
      });
      return lists.length;
    };
    await expect.poll(askedLists).toBe(1);
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    // The page hears it first; the order that was clicked, and what the log-in asks for, come later.
    goesOn.get('readOrders')?.resolve(undefined);
    await expect(page.getByRole('row')).toHaveCount(0);
    await expect(page.getByText('An error occurred')).toHaveCount(0);
    for (const one of goesOn.values()) one.resolve(undefined);
    await expect(page).toHaveURL(/\/account\/login/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page.getByText('User session expired.')).toHaveCount(1);
    await expect(page.getByText('An error occurred')).toHaveCount(0);
    expect(lists).toHaveLength(1);
  });
});

test.describe('after a sleep', () => {
  // The list's own question is due before the end of the session is, and is refused.
  test.use({ allowedErrors: [/401/] });

  test('a laptop that slept past the end of the session says so once, and shows nobody’s pages', async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await signInAs(page, 'fan');
    await page.goto('/my-orders');
    await untilHydrated(page);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('astera.token')))
      .toBe('cookie');
    // What the server, which did not sleep, would still know.
    await context.clearCookies({ name: '__Host-sid' });
    await page.clock.fastForward('02:00:00');
    await expect(page).toHaveURL(/\/account\/login/);
    await expect(page.getByText('User session expired.')).toHaveCount(1);
    await page.clock.fastForward(3_000);
    await expect(page.getByText('User session expired.')).toHaveCount(1);
  });
});

test.describe('a session that ended while somebody typed', () => {
  test.use({ allowedErrors: [/401/] });

  test('is told once, wherever it is noticed, and what was typed is there afterwards', async ({
    page,
    context,
  }) => {
    const ended = async (button: string) => {
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('astera.token')))
        .toBe('cookie');
      await context.clearCookies({ name: '__Host-sid' });
      await page.getByRole('button', { name: button }).click();
      await expect(page).toHaveURL(/\/account\/login/);
      await expect(page.getByText('User session expired.')).toHaveCount(1);
      await expect(page.getByText('An error occurred')).toHaveCount(0);
      await signInAs(page, 'admin');
    };
    const open = async (address: string) => {
      await page.goto(address);
      await untilHydrated(page);
    };
    await signInAs(page, 'admin');
    await open('/settings');
    await page.getByLabel('Account holder').fill('Astera Shops Ltd');
    await ended('Save the bank account');
    await open('/settings');
    await expect(page.getByLabel('Account holder')).toHaveValue('Astera Shops Ltd');

    await page.goto('/my-orders?status=admin-approval');
    const order = await page.getByRole('row').getByRole('link').first().getAttribute('href');
    await open(order ?? '');
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByRole('radio', { name: 'Another reason' }).check();
    await page.getByLabel('Your words to the fan').fill('Which of the two Annas?');
    await ended('Reject the order');
    await open(order ?? '');
    await page.getByRole('button', { name: 'Reject' }).click();
    await expect(page.getByLabel('Your words to the fan')).toHaveValue('Which of the two Annas?');

    // A password is never kept.
    await open('/account/change-password');
    await page.getByLabel('Current password').fill('astera-demo');
    await page.getByLabel('New password').fill('a quiet harbour');
    await ended('Save the password');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
      'harbour',
    );
  });
});

test(
  'video access is for celebrities of this site, and for nobody’s script',
  long,
  async ({ page, browser }) => {
    const own = { origin: e2eOrigin, 'sec-fetch-site': 'same-origin' };
    const token = '/api/video/auth/token';
    const refresh = '/api/video/auth/refresh';
    expect((await page.request.post(token, { headers: own })).status()).toBe(401);
    expect((await page.request.get(token)).status()).toBe(405);

    await signInAs(page, 'celebrity');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('astera.video')))
      .toMatch(/"access_token":"cookie"/);
    const evil = { origin: 'http://evil.test', 'sec-fetch-site': 'cross-site' };
    expect((await page.request.post(token, { headers: evil })).status()).toBe(403);
    expect((await page.request.post(token)).status()).toBe(403);

    const answer = await page.request.post(token, { headers: own });
    expect(answer.status()).toBe(200);
    const first = await answer.json();
    expect(first).toEqual({
      token_type: 'Bearer',
      access_token: expect.stringMatching(/^eyJ/),
      refresh_token: expect.stringMatching(/^eyJ/),
      expires_in: 3600,
      expires_at: expect.any(Number),
    });
    const again = (refreshToken: unknown) =>
      page.request.post(refresh, { headers: own, data: { refreshToken } });
    expect((await again(first.refresh_token)).status()).toBe(200);
    expect((await again('cookie')).status()).toBe(200);
    expect((await again(first.access_token)).status()).toBe(401);
    expect((await again(7)).status()).toBe(422);

    const other = await browser.newContext();
    await signInAs(await other.newPage(), 'admin');
    const foreign = await other.request.post(refresh, {
      headers: own,
      data: { refreshToken: first.refresh_token },
    });
    expect(foreign.status()).toBe(401);
    const fan = await browser.newContext();
    await signInAs(await fan.newPage(), 'fan');
    expect((await fan.request.post(token, { headers: own })).status()).toBe(403);
  },
);
