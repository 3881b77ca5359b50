import type { Browser, Page } from 'playwright/test';

import { violationsOf } from '#tests/support/browser/accessibility.ts';
import { builtFunctions } from '#tests/support/site/built-functions.ts';
import { core, coreIf } from '#tests/support/browser/core.ts';
import { callFunction } from '#tests/support/site/function-call.ts';
import { untilStill } from '#tests/support/browser/in-page.ts';
import { orderMaker, type OrderMaker } from '#tests/support/orders/new-order.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test, watch } from '#tests/support/browser/watched-page.ts';

const sizes = [
  [1440, 900],
  [390, 844],
] as const;

/** Within this someone else's change is there, in milliseconds, on a busy machine. */
const soon = { timeout: 5_000 };

interface Visit {
  readonly page: Page;
  readonly leave: () => Promise<void>;
}

/** Another person, in another browser. */
async function visit(
  browser: Browser,
  name: string,
  baseURL: string | undefined,
  width = 1440,
): Promise<Visit> {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport: { width, height: 844 },
  });
  const page = await context.newPage();
  const expectNoErrors = await watch(page);
  await signInAs(page, name);
  return {
    page,
    async leave() {
      expectNoErrors();
      await context.close();
    },
  };
}

/** Opens a page, and waits until changes are heard of. */
async function openLive(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse(/\/api\/live/);
  await page.goto(path);
  await untilHydrated(page);
  expect((await stream).status()).toBe(200);
}

function row(page: Page, number: number) {
  return page.locator(`[data-order="${number}"]`);
}

async function placeThree({ place }: OrderMaker, name: string): Promise<[number, number, number]> {
  return [await place(name), await place(name), await place(name)];
}

for (const [width, height] of sizes) {
  test(
    `two managers at one list: what one decides the other sees, and nothing moves where someone works, at ${width} px`,
    coreIf(width > 1_000),
    async ({ page, browser, baseURL }) => {
      await page.setViewportSize({ width, height });
      await signInAs(page, 'manager');
      const maker = await orderMaker(page.request);
      const name = `Valerian${width}`;
      const [first, second, third] = await placeThree(maker, name);
      await openLive(page, `/desk?find=${name}`);
      const other = await visit(browser, 'admin', baseURL);
      await openLive(other.page, `/desk?find=${name}`);

      // No one works with it: it changes by itself.
      await other.page.getByRole('button', { name: `Accept order ${first}` }).click();
      await expect(row(other.page, first)).toHaveCount(0);
      await expect(row(page, first)).toHaveCount(0, soon);
      await expect(page.getByRole('button', { name: 'Show changes' })).toHaveCount(0);

      // A reason is half typed: it stays, and so does the row that it is about.
      await page.getByRole('button', { name: `Reject order ${third}` }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Another reason').click();
      const words = dialog.getByLabel('Your message to the fan');
      await words.pressSequentially('Please ask again in');
      await other.page.getByRole('button', { name: `Accept order ${second}` }).click();
      await expect(
        page.getByRole('status').filter({ hasText: 'This list has changed.' }),
      ).toHaveCount(1, soon);
      await expect(words).toBeFocused();
      await page.keyboard.type(' May.');
      await expect(words).toHaveValue('Please ask again in May.');
      await expect(row(page, second)).toHaveCount(1);
      await page.screenshot({ path: `test-results/screens/live-dialog-${width}.png` });

      // Its focus is near the rows still: they wait until they are asked for.
      await dialog.getByRole('button', { name: 'Keep the order' }).click();
      await expect(row(page, third)).toBeFocused();
      const show = page.getByRole('button', { name: 'Show changes' });
      await expect(show).toBeInViewport();
      await untilStill(page);
      await page.screenshot({ path: `test-results/screens/live-line-${width}.png` });
      expect(await violationsOf(page, { within: 'main' })).toEqual([]);
      expect((await show.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await show.press('Enter');
      await expect(row(page, second)).toHaveCount(0);
      await expect(show).toHaveCount(0);
      await expect(row(page, third)).toBeFocused();

      // What comes at the end moves nothing, so it is there at once; the choice is kept by its number.
      await page.getByLabel(`Select order ${third}`).check();
      const before = await row(page, third).boundingBox();
      const fourth = await maker.place(name);
      await expect(row(page, fourth)).toHaveCount(1, soon);
      expect(await row(page, third).boundingBox()).toEqual(before);
      await expect(page.getByLabel(`Select order ${third}`)).toBeChecked();
      await expect(page.getByLabel(`Select order ${third}`)).toBeFocused();
      await expect(page.getByLabel(`Select order ${fourth}`)).not.toBeChecked();
      await other.leave();
    },
  );

  test(
    `a request comes to the celebrity, and what became of it to the fan, without a reload, at ${width} px`,
    coreIf(width < 400),
    async ({ page, browser, baseURL }) => {
      await page.setViewportSize({ width, height });
      await signInAs(page, 'manager');
      const maker = await orderMaker(page.request);
      const name = `Aurelian${width}`;
      const order = await maker.place(name, 'admin-approval', true);
      const celebrity = await visit(browser, 'celebrity', baseURL, width);
      const fan = await visit(browser, 'fan', baseURL, width);
      await openLive(celebrity.page, '/my-requests');
      await openLive(fan.page, `/my-orders/detail?orderId=${order}`);
      await expect(celebrity.page.getByText(`from ${name} Palmyra`)).toHaveCount(0);
      await expect(fan.page.getByRole('main')).not.toContainText('With the celebrity');

      await page.goto(`/desk?find=${name}`);
      await untilHydrated(page);
      await page.getByRole('button', { name: `Accept order ${order}` }).click();
      await expect(celebrity.page.getByText(`from ${name} Palmyra`)).toHaveCount(1, soon);
      await celebrity.page.getByRole('link', { name: new RegExp(`no\\.\\s${order}`) }).click();
      await expect(celebrity.page.getByRole('heading', { name: `Order ${order}` })).toBeVisible();
      await untilStill(fan.page);
      await fan.page.screenshot({ path: `test-results/screens/live-fan-${width}.png` });

      // The fan reads on, and sees what became of it.
      await expect(fan.page.getByRole('main')).toContainText('With the celebrity', soon);
      await celebrity.page.getByRole('button', { name: 'Accept', exact: true }).click();
      await expect(fan.page.getByRole('main').getByText('With the celebrity')).toHaveCount(0, soon);
      await celebrity.leave();
      await fan.leave();
    },
  );
}

test(
  'a reply that is being typed stays when the order changes meanwhile, and a line says so',
  core,
  async ({ page, browser, baseURL }) => {
    await signInAs(page, 'celebrity');
    const maker = await orderMaker(page.request);
    const order = await maker.place('Gallienus', 'processing');
    const manager = await visit(browser, 'manager', baseURL);
    await manager.page.goto(`/my-orders/detail?orderId=${order}`);
    await untilHydrated(manager.page);
    await openLive(page, `/my-orders/detail?orderId=${order}`);
    const reply = page.getByRole('textbox').first();
    await reply.fill('Dear Gallienus,');
    await manager.page.getByRole('switch', { name: `Payment received, order ${order}` }).click();
    const told = page.getByRole('status').filter({ hasText: 'This order has changed.' });
    await expect(told).toBeInViewport({ ...soon, ratio: 1 });
    await expect(reply).toHaveValue('Dear Gallienus,');
    await expect(reply).toBeFocused();
    await untilStill(page);
    await page.screenshot({ path: 'test-results/screens/live-order-1440.png' });
    await told.getByRole('button', { name: 'Show changes' }).click();
    await expect(told).toHaveCount(0);
    await expect(reply).toHaveValue('Dear Gallienus,');
    await expect(reply).toBeFocused();
    await manager.leave();
  },
);

test('the counts of the menu follow', core, async ({ page }) => {
  await signInAs(page, 'manager');
  const maker = await orderMaker(page.request);
  await maker.place('Tacitus');
  await openLive(page, '/my-profile');
  const desk = page.getByRole('link', { name: /^Desk \d+ wait/ });
  const many = Number((await desk.locator('[aria-hidden]').last().textContent()) ?? '');
  await maker.place('Tacitus');
  await expect(desk.locator('[aria-hidden]').last()).toHaveText(String(many + 1), soon);
});

test.describe('where no stream comes through', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  test('the list is asked for again every half minute', core, async ({ page }) => {
    await page.clock.install();
    await page.route('**/api/live*', (route) => route.abort());
    await signInAs(page, 'manager');
    const maker = await orderMaker(page.request);
    const first = await maker.place('Probus');
    await page.goto('/desk?find=Probus');
    await untilHydrated(page);
    await expect(row(page, first)).toHaveCount(1);
    // Placing an order takes as long as the machine takes; the page's clock must not run meanwhile.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    const second = await maker.place('Probus');
    await page.clock.runFor(15_000);
    await expect(row(page, second)).toHaveCount(0);
    await page.clock.resume();
    await page.clock.runFor(20_000);
    await expect(row(page, second)).toHaveCount(1);
    const third = await maker.place('Probus');
    await page.unroute('**/api/live*');
    // The stream is tried again meanwhile, and says what was missed.
    await page.clock.runFor(65_000);
    await expect(row(page, third)).toHaveCount(1);
  });
});

test('a tab that no one sees has no stream, and is right as soon as it is seen again', async ({
  page,
}) => {
  await signInAs(page, 'manager');
  const maker = await orderMaker(page.request);
  const first = await maker.place('Carinus');
  await openLive(page, '/desk?find=Carinus');
  await expect(row(page, first)).toHaveCount(1);
  const see = (state: string) =>
    page.evaluate((shown) => {
      Object.defineProperty(document, 'visibilityState', { value: shown, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  const gone = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/live'));
  await see('hidden');
  await gone;
  const second = await maker.place('Carinus');
  await expect(row(page, second)).toHaveCount(0);
  const again = page.waitForResponse(/\/api\/live/);
  await see('visible');
  await expect(row(page, second)).toHaveCount(1, soon);
  await again;
});

test.describe('a session that is ended elsewhere', () => {
  test.use({ allowedErrors: [/401/] });

  test(
    'ends the page with the next change, and not with what the page shows of it',
    core,
    async ({ page }) => {
      await signInAs(page, 'manager');
      const maker = await orderMaker(page.request);
      await openLive(page, '/desk?find=Florianus');
      // Signed out in another browser: the cookie is still here.
      const cookies = await page.context().cookies();
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const { origin } = new URL(page.url());
      await callFunction(
        { origin, cookie },
        (await builtFunctions()).get('signOut') ?? '',
        undefined,
      );
      await maker.place('Florianus');
      await expect(page).toHaveURL(/\/account\/login/, soon);
    },
  );
});
