import type { Browser, Locator, Page } from 'playwright/test';

import { answerFile, sha256 } from '../support/answer-file.ts';
import { ownServer } from '../support/own-server.ts';
import { signInAs } from '../support/sign-in-as.ts';
import { untilHydrated } from '../support/until-hydrated.ts';
import { expect, test } from '../support/watched-page.ts';
import { ownWordpress } from '../support/wordpress/own-wordpress.ts';

/** The main job against a process that behaves as the recorded WordPress; the embedded back end has no part in it. */
const wordpress = ownWordpress();
const server = ownServer('wordpress', 12);

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: server.origin });
test.beforeAll(async () => {
  test.setTimeout(90_000);
  await server.forget();
  await server.start({
    ...(await wordpress.start()),
    BANK_ACCOUNT_HOLDER: 'Astera Example Ltd',
    BANK_IBAN: 'CY17002001280000001200527600',
    BANK_BIC: 'BCYPCY2N',
  });
});
test.afterAll(async () => {
  await server.stop();
  wordpress.stop();
});

async function windowOf(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.origin });
  const page = await context.newPage();
  await signInAs(page, name);
  return page;
}

function badgeOf(page: Page): Locator {
  return page.getByRole('heading', { level: 1 }).locator('xpath=following-sibling::span');
}

async function act(page: Page, address: string, button: string, status: string) {
  await page.goto(address);
  await untilHydrated(page);
  await page.getByRole('button', { name: button }).click();
  await expect(badgeOf(page)).toHaveText(status);
}

test('shows its celebrities, goods, categories, menus and pages', async ({ page }) => {
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

test('takes a request from the fan over the manager to the celebrity, until it is watched', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const fan = await windowOf(browser, 'fan1');
  await fan.goto('/celebrity/2');
  await fan.getByRole('link', { name: 'Request video' }).first().click();
  await expect(fan).toHaveURL(/request\/getVideo$/);
  await untilHydrated(fan);
  await fan.getByRole('radio', { name: 'Someone else' }).check();
  await fan.getByRole('textbox', { name: 'From' }).fill('Grace');
  await fan.getByLabel('To', { exact: true }).fill('Theo & Луна');
  await fan.getByRole('radio', { name: 'Anniversary' }).check();
  await fan.getByLabel('Instructions').fill('Say hello to "everyone".');
  await fan.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(fan.getByRole('radio', { name: 'Direct bank transfer' })).toBeChecked();
  await fan.getByRole('button', { name: 'Continue to review' }).click();
  await fan.getByRole('button', { name: 'Place order, €65' }).click();
  await expect(fan.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible();
  const orderId = new URL(fan.url()).searchParams.get('orderId') ?? '';
  const detail = `/my-orders/detail?orderId=${orderId}`;
  await fan.goto(detail);
  await expect(badgeOf(fan)).toHaveText('Admin approval');
  await expect(fan.getByText('Theo & Луна')).toBeVisible();

  const celebrity = await windowOf(browser, 'vendor1');
  expect((await celebrity.goto(detail))?.status()).toBe(404);
  await act(await windowOf(browser, 'manager'), detail, 'Accept', 'On hold');
  await act(celebrity, detail, 'Accept', 'Processing');
  const file = await answerFile('answer.mp4', 6);
  await celebrity.getByLabel('Video file').setInputFiles(file);
  await celebrity.getByRole('button', { name: 'Upload' }).click();
  await celebrity
    .getByRole('button', { name: 'Uploaded. Show the video' })
    .click({ timeout: 20_000 });
  await act(celebrity, detail, 'Fulfilled', 'Completed');

  await fan.goto(detail);
  await expect(badgeOf(fan)).toHaveText('Completed');
  const player = fan.locator('video');
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.duration))
    .toBeGreaterThan(1);
  const whole = await fan.request.get(`/api/orders/${orderId}/video`);
  expect(sha256(await whole.body())).toBe(sha256(file.buffer));
  // What a plain WordPress cannot do is said, and not tried.
  await celebrity.goto('/my-profile');
  await untilHydrated(celebrity);
  await expect(
    celebrity.getByText('Pictures of accounts are changed by our team. Please write to us.'),
  ).toBeVisible();
  await expect(celebrity.locator('input[type=file]')).toHaveCount(0);
  const stranger = await windowOf(browser, 'fan2');
  expect((await stranger.request.get(`/api/orders/${orderId}/video`)).status()).toBe(404);
  await fan.goto('/my-orders');
  await expect(fan.getByRole('row').nth(1)).toContainText('Ava Moreno');
});
