import type { Page } from 'playwright/test';

import { builtFunctions } from '#tests/support/site/built-functions.ts';
import { core } from '#tests/support/browser/core.ts';
import { isWrite, startFaultProxy, type FaultProxy } from '#tests/support/faults/fault-proxy.ts';
import { ownServer } from '#tests/support/servers/own-server.ts';
import { placedOrders } from '#tests/support/orders/shopping.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';
import { agreeToBegin } from '#tests/support/orders/place-order.ts';
import { ownWordpress } from '#tests/support/wordpress/own-wordpress.ts';

/** What people meet of trouble with the back end; every screen under every fault is walked without a browser. */
const limitMs = 1_000;
const wordpress = ownWordpress();
const server = ownServer('faults', 16);
let proxy: FaultProxy;

test.use({
  baseURL: server.origin,
  // Pictures are named by the shop itself, and the site knows it by the proxy's address.
  allowedErrors: [/status of 50[234]|AppError: backend_(failed|timeout)|wp-content\/uploads/],
});
test.beforeAll(async () => {
  test.setTimeout(90_000);
  const set = await wordpress.start();
  proxy = await startFaultProxy(set['BACKEND_URL'] ?? '', 3 * limitMs);
  await server.forget();
  await server.start({
    ...set,
    BACKEND_URL: proxy.origin,
    BACKEND_TIMEOUT_MS: String(limitMs),
    BACKEND_PAUSE_MS: '50',
  });
});
test.afterEach(() => {
  proxy.fault = null;
  proxy.spoils = () => true;
});
test.afterAll(async () => {
  await server.stop();
  await proxy.close();
  wordpress.stop();
});

test(
  'a page that failed tells its number, which is the log’s, and is there again on "Try again"',
  core,
  async ({ page }) => {
    await signInAs(page, 'fan1');
    proxy.fault = 'broken';
    const answer = await page.goto('/my-orders');
    const id = answer?.headers()['x-request-id'] ?? 'none';
    await untilHydrated(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('If you contact us, please mention this number:');
    await expect(alert.getByText(id, { exact: true })).toBeVisible();
    await expect(alert.getByRole('button', { name: 'Copy: number' })).toBeVisible();
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      await page.screenshot({ path: `test-results/screens/error-number-${width}.png` });
    }
    const said = server
      .output()
      .split('\n')
      .filter((line) => line.includes(id));
    expect(said.some((line) => line.includes('"level":"error"'))).toBe(true);
    expect(said.some((line) => line.includes('"msg":"request"'))).toBe(true);
    proxy.fault = null;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('row').nth(1)).toContainText('Ava Moreno');
  },
);

const form = '/celebrity/2/request/sendMessage';
const typed = { 'Your name': 'Grace', Message: 'Which song\nis yours?' } as const;
const placeOrder = /^Place order/;

async function typeRequest(page: Page): Promise<void> {
  await page.goto(form);
  await untilHydrated(page);
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value);
}

async function goToReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await expect(page.getByRole('button', { name: placeOrder })).toBeVisible();
  await agreeToBegin(page);
  await expect(page.getByText('Which song')).toBeVisible();
}

/** How many orders the back end was sent since that was last emptied. */
const ordersSent = () =>
  proxy.asked.filter((one) => isWrite(one) && /\/orders(\?|$)/.test(one.path)).length;

for (const way of ['presses again', 'comes back']) {
  test(`an order whose answer is lost, with all that would find it, is placed once when the person ${way}`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await signInAs(page, 'fan1');
    await typeRequest(page);
    await goToReview(page);
    proxy.asked.length = 0;
    proxy.spoils = () => ordersSent() > 0;
    proxy.fault = 'cut';
    // The page looks for it by itself, and would find it now and then once all is well.
    const lookUp = (await builtFunctions()).get('readPlacedOrders') ?? 'missing';
    const lookedInVain = page.waitForResponse((response) => response.url().includes(lookUp));
    await page.getByRole('button', { name: placeOrder }).click();
    await expect(page.getByRole('alert')).toContainText('Nothing is lost');
    expect((await lookedInVain).status()).toBeGreaterThanOrEqual(502);
    proxy.fault = null;
    if (way === 'presses again') {
      await page.getByRole('button', { name: placeOrder }).click();
      expect(await placedOrders(page)).toHaveLength(1);
    } else {
      await page.goto('/basket');
      await expect(
        page.getByText(/^Order \d+ went through before the connection dropped/),
      ).toBeVisible();
      await expect(page.getByText(/Your basket is empty/)).toBeVisible();
    }
    expect(ordersSent()).toBe(1);
  });
}

test('a request stays as it was typed while nothing answers, and goes on without a restart', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await signInAs(page, 'fan1');
  await typeRequest(page);
  proxy.asked.length = 0;
  proxy.fault = 'broken';
  await page.reload();
  await untilHydrated(page);
  for (const [label, value] of Object.entries(typed)) {
    await expect(page.getByLabel(label)).toHaveValue(value);
  }
  await goToReview(page);
  await expect(page.getByRole('alert')).toContainText('nothing was ordered');
  await expect(page.getByText('Which song')).toBeVisible();
  proxy.fault = null;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: placeOrder })).toBeEnabled();
  proxy.fault = 'broken';
  await page.getByRole('button', { name: placeOrder }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing is lost');
  await expect(page.getByText('Which song')).toBeVisible();
  proxy.fault = null;
  await page.getByRole('button', { name: placeOrder }).click();
  const [orderId] = await placedOrders(page);
  expect(ordersSent()).toBe(1);
  await page.goto(`/my-orders/detail?orderId=${orderId}`);
  await expect(page.getByText('Which song')).toBeVisible();
});
