import { core } from '#tests/support/browser/core.ts';
import { e2eOrigin } from '#tests/support/servers/port.ts';
import { leave, signInAs, signInByForm } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

test(
  'storage holds no secret, and a second tab follows in and out',
  core,
  async ({ page, context }) => {
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
  },
);

test('what was begun, and pages made for a person, stay with that person', async ({ page }) => {
  const keep = () =>
    page.evaluate(() => {
      sessionStorage.setItem('astera.requests', '[]');
      localStorage.setItem('astera.upload.1', '{}');
    });
  const kept = () =>
    page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
  await signInAs(page, 'fan');
  const answer = await page.goto('/my-orders');
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  await untilHydrated(page);
  await keep();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect((await kept()).filter((key) => /request|upload/.test(key))).toEqual([]);
});

test(
  'one sees where one is signed in, and signs out on one device or everywhere else',
  core,
  async ({ page, browser }) => {
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
    await page.goto('/account/security');
    await untilHydrated(page);
    const devices = page.getByRole('region', { name: 'Where you’re logged in' });
    await expect(devices.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
    await expect(devices.getByText('Firefox · Windows')).toBeVisible();

    // One of them alone, by the keyboard.
    await devices.getByRole('button', { name: 'Log out: Safari · iPad' }).press('Enter');
    await expect(page.getByText('That device has been logged out').first()).toBeVisible();
    await expect(devices.getByRole('heading')).toBeFocused();
    await expect(devices.getByText('Safari · iPad')).toHaveCount(0);
    await third.goto('/my-profile');
    await expect(third).toHaveURL(/\/account\/login/);
    await other.goto('/my-profile');
    await expect(other).toHaveURL(/\/my-profile$/);

    await devices.getByRole('button', { name: 'Log out everywhere else' }).click();
    await expect(page.getByText('You’ve been logged out everywhere else').first()).toBeVisible();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await expect(devices.getByRole('button')).toHaveCount(0);

    await other.goto('/my-profile');
    await expect(other).toHaveURL(/\/account\/login/);
    await page.reload();
    await expect(devices.getByRole('listitem')).toHaveText(/This device/);
    await elsewhere.close();
    await tablet.close();
  },
);

test('a visit that storage forgot is remembered by the cookie', async ({ page }) => {
  await signInAs(page, 'fan');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'My profile' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole('link', { name: 'My profile' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('astera.token'))).toBe('cookie');
});

test('who comes where someone else’s sign-in was left is shown as who they are', async ({
  page,
}) => {
  const known = () => page.evaluate(() => localStorage.getItem('astera.user'));
  await signInAs(page, 'fan');
  await page.goto('/');
  await expect.poll(known).toContain('"role":"fan"');
  await leave(page);
  await signInAs(page, 'celebrity');
  await page.goto('/my-orders');
  await expect.poll(known).toContain('"role":"celebrity"');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My orders');
  await expect(page.getByRole('link', { name: 'My services' }).first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveCount(0);
});
