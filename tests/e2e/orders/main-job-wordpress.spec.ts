import { core } from '#tests/support/browser/core.ts';
import { takeMainJob, windowOf } from '#tests/support/orders/main-job.ts';
import { ownServer } from '#tests/support/servers/own-server.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';
import { ownWordpress } from '#tests/support/wordpress/own-wordpress.ts';

/** The main job against a process that behaves as the recorded WordPress; the embedded back end has no part in it. */
const wordpress = ownWordpress();
const server = ownServer('wordpress', 12);

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: server.origin });
test.beforeAll(async () => {
  test.setTimeout(90_000);
  await server.forget();
  // No bank account is set: a fan can order, and hears later where to pay.
  await server.start(await wordpress.start());
});
test.afterAll(async () => {
  await server.stop();
  wordpress.stop();
});

test('shows its celebrities, goods, categories, menus and pages', core, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Ava Moreno/ }).first()).toBeVisible();
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'About us' }),
  ).toHaveAttribute('href', '/about');
  await page.screenshot({ path: 'test-results/screens/wordpress-home-1280.png' });
  const main = page.getByRole('main');
  await page.goto('/celebrities?country=US&search=ava');
  await expect(main.getByRole('link', { name: /^Ava Moreno/ })).toBeVisible();
  await page.goto('/celebrities?category=music');
  await expect(main.getByRole('link', { name: /^Ava Moreno/ })).toBeVisible();
  await page.goto('/products/music?search=signed');
  await expect(main.getByRole('link', { name: /^Signed photo from Ava Moreno/ })).toBeVisible();
  await page.goto('/about');
  await expect(page.getByText('We bring fans & celebrities together.')).toBeVisible();
});

test(
  'takes a request from the fan over the manager to the celebrity, until it is fulfilled',
  core,
  async ({ browser }) => {
    test.setTimeout(120_000);
    await takeMainJob(browser, {
      ...{ fan: 'fan1', manager: 'manager', celebrity: 'vendor1', stranger: 'fan2' },
      celebrityName: 'Ava Moreno',
      async onPlaced(fan) {
        await expect(fan.getByText('There’s nothing to pay yet.')).toBeVisible();
        await expect(fan.getByText('One more step')).toHaveCount(0);
        await expect(fan.getByText('We send the same details')).toHaveCount(0);
      },
    });
  },
);

test(
  'shows mails to no one: there is no demo world beside a WordPress',
  core,
  async ({ request }) => {
    expect((await request.get('/dev/mail')).status()).toBe(404);
  },
);

test('says what a plain WordPress cannot do, and tries none of it', core, async ({ browser }) => {
  const celebrity = await windowOf(browser, 'vendor1');
  await celebrity.goto('/my-profile');
  await untilHydrated(celebrity);
  // The picture of a store is WCFM's, and can be sent.
  await expect(celebrity.locator('input[type=file]')).toHaveCount(1);
  const fan = await windowOf(browser, 'fan1');
  await fan.goto('/my-profile');
  await untilHydrated(fan);
  await expect(
    fan.getByText('Our team changes account pictures. Please contact us.'),
  ).toBeVisible();
  await expect(fan.locator('input[type=file]')).toHaveCount(0);
});
