import type { Page } from 'playwright/test';

import { core } from '#tests/support/browser/core.ts';
import { ownServer } from '#tests/support/servers/own-server.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const server = ownServer('gate', 1);
const { origin } = server;
const password = 'curtain up 1837';

test.use({ baseURL: origin, allowedErrors: [/403|ERR_INTERNET_DISCONNECTED/] });

test.beforeAll(async () => {
  test.setTimeout(90_000);
  await server.reset();
  await server.start({
    GATE_PASSWORD: password,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    SHUTDOWN_DELAY_MS: '0',
  });
});
test.afterAll(() => server.stop());

test('shows the password page until the password is right, then the page that was asked for', async ({
  page,
  context,
}) => {
  await page.goto('/?search=danae');
  await untilHydrated(page);
  await expect(page.getByRole('heading', { name: 'Opening night is close' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  expect(await page.content()).not.toContain(password);

  const field = page.getByLabel('Password', { exact: true });
  const enter = page.getByRole('button', { name: 'Access Site' });
  await expect(enter).toBeDisabled();
  await field.fill('   ');
  await expect(enter).toBeDisabled();

  await field.fill('curtain down');
  await enter.click();
  const wrong = page.getByRole('alert');
  await expect(wrong).toHaveText('Incorrect password. Please try again.');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(enter).toBeDisabled();
  await field.fill('c');
  await expect(wrong).toHaveCount(0);

  await field.fill(password);
  await context.setOffline(true);
  await enter.click();
  await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try later');
  await context.setOffline(false);
  await expect(field).toHaveValue(password);
  const steps = await page.evaluate(() => history.length);
  await enter.click();
  await expect(page).toHaveURL('/?search=danae');
  // The way back leads past the password.
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('construction-bypass'))).toBe('true');
  const pass = (await context.cookies()).find(({ name }) => name === '__Host-gate');
  expect(pass).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
});

test(
  'hides pages, calls and endpoints from anyone who has no pass, but not its health',
  core,
  async ({ request }) => {
    const page = await request.get('/tr/celebrity/1?x=1', { maxRedirects: 0 });
    expect(page.status()).toBe(307);
    expect(page.headers()['location']).toBe('/tr/gate?destination=%2Ftr%2Fcelebrity%2F1%3Fx%3D1');
    expect((await request.get('/_serverFn/anything', { headers: { origin } })).status()).toBe(503);
    expect((await request.get('/api/orders/1/video')).status()).toBe(503);
    expect((await request.get('/api/health')).status()).toBe(200);
    for (const path of ['/wp-json/wcfmmp/v1/store-vendors', '/wp-json/wc/v3/products']) {
      const answer = await request.get(path);
      expect([answer.status(), await answer.text()]).toEqual([
        401,
        expect.not.stringContaining('Danae'),
      ]);
    }
    const gate = await request.get('/gate');
    expect(gate.status()).toBe(200);
    expect(await gate.text()).not.toContain('Danae');
  },
);

test('takes no forged pass, and none from another site', core, async ({ request }) => {
  const forged = { cookie: '__Host-gate=eyJhbGciOiJub25lIn0..AAAA.BBBB.CCCC' };
  expect((await request.get('/', { headers: forged, maxRedirects: 0 })).status()).toBe(307);
  const elsewhere = { origin: 'https://evil.example' };
  const tried = await request.post('/api/gate', { headers: elsewhere, data: { password } });
  expect(tried.status()).toBe(403);
  const asManager = await request.put('/api/gate', { headers: { origin } });
  expect(asManager.status()).toBe(403);
  const closed = await request.delete('/api/gate', { headers: elsewhere });
  expect(closed.status()).toBe(403);
});

test('never leads away from the site', async ({ page }) => {
  await page.goto('/gate?destination=//evil.example/');
  await untilHydrated(page);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Access Site' }).click();
  await expect(page).toHaveURL(`${origin}/`);
});

test.describe('the switch of managers', () => {
  const flagOf = (page: Page) => page.evaluate(() => localStorage.getItem('construction-bypass'));

  test.beforeEach(async ({ request, page }) => {
    const tried = await request.post('/api/gate', { headers: { origin }, data: { password } });
    expect(tried.status()).toBe(204);
    await page.context().addCookies((await request.storageState()).cookies);
  });

  test(
    'closes the site for a manager, no matter who knows the password, and opens it where it was left',
    core,
    async ({ page, request }) => {
      await signInAs(page, 'manager');
      await page.goto('/my-profile?tab=x');
      await untilHydrated(page);
      await page.getByRole('button', { name: 'Close the site for me' }).click();
      await expect(page.getByRole('heading', { name: 'Opening night is close' })).toBeVisible();
      expect(await flagOf(page)).toBeNull();
      await page.goto('/celebrity/7');
      await expect(page).toHaveURL('/gate?destination=%2Fcelebrity%2F7');
      // The others' passes are their own.
      expect((await request.get('/', { maxRedirects: 0 })).status()).toBe(200);

      await untilHydrated(page);
      await page.getByRole('button', { name: 'Open the site for me' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Danae Vellis' })).toBeVisible();
      await expect(page).toHaveURL('/celebrity/7');
      expect(await flagOf(page)).toBe('true');
    },
  );

  test('is neither shown to a fan nor heard from one', async ({ page }) => {
    await signInAs(page, 'fan');
    await page.goto('/my-profile');
    await untilHydrated(page);
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close the site for me' })).toHaveCount(0);
    const opened = await page.request.put('/api/gate', { headers: { origin } });
    expect(opened.status()).toBe(403);
    // What the page still asks for would be refused from here on.
    await page.goto('about:blank');
    await page.context().clearCookies({ name: '__Host-gate' });
    await page.goto('/my-profile');
    await expect(page.getByRole('button', { name: 'Access Site' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open the site for me' })).toHaveCount(0);
  });
});

test('stops someone who keeps guessing, and no one else', async ({ request }) => {
  const answers: number[] = [];
  for (let guesses = 0; guesses < 11; guesses += 1) {
    const answer = await request.post('/api/gate', {
      headers: { origin },
      data: { password: 'guess' },
    });
    answers.push(answer.status());
  }
  expect(answers[0]).toBe(403);
  expect(answers.at(-1)).toBe(429);
  const behindProxy = { origin, 'x-forwarded-for': '192.0.2.77' };
  const other = await request.post('/api/gate', { headers: behindProxy, data: { password } });
  expect(other.status()).toBe(204);
});
