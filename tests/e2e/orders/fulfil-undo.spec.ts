import type { APIRequestContext, Browser, Page } from 'playwright/test';
import * as v from 'valibot';

import { orderSchema } from '#backend/contract/orders/order.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';

import { violationsOf } from '#tests/support/browser/accessibility.ts';
import { core, coreIf } from '#tests/support/browser/core.ts';
import { heldBack } from '#tests/support/browser/held-back.ts';
import { badgeOf, windowOf } from '#tests/support/orders/main-job.ts';
import { orderMaker, type OrderMaker } from '#tests/support/orders/new-order.ts';
import { ownServer } from '#tests/support/servers/own-server.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const server = ownServer('fulfil-undo', 9);
const detail = (orderId: number) => `/my-orders/detail?orderId=${orderId}`;
const reply = 'Dear Rhea,\nmany happy returns.';

test.use({ baseURL: server.origin });
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  await server.reset();
  await server.start({ FULFIL_UNDO_SECONDS: '60' });
});
test.afterAll(async () => {
  await server.stop('SIGKILL');
});

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
}

const undoOn = (page: Page) => page.getByRole('button', { name: 'Undo sending' });
const replyOn = (page: Page) => page.getByLabel('Your reply');

/** Fills in a reply and sends it, by keys alone. */
async function press(page: Page, text: string): Promise<void> {
  await replyOn(page).focus();
  await replyOn(page).fill(text);
  await page.getByRole('button', { name: 'Fulfilled', exact: true }).press('Enter');
  const asked = page.getByRole('dialog', { name: 'Send this to the fan?' });
  await asked.getByRole('button', { name: 'Send now' }).press('Enter');
  await expect(undoOn(page)).toBeVisible();
}

/** An order of a message that waits for its reply, and its celebrity at its page. */
async function begun(browser: Browser, maker: OrderMaker) {
  const orderId = await maker.place('Rhea', 'processing', true);
  const celebrity = await windowOf(browser, 'celebrity');
  await open(celebrity, detail(orderId));
  return { orderId, celebrity };
}

/** What a manager's program shows to the back end. */
async function asManager(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/wp-json/aam/v2/authenticate', {
    data: { username: 'manager', password: 'astera-demo', issueJWT: true, includeRoles: true },
  });
  const { jwt } = v.parse(v.object({ jwt: v.object({ token: v.string() }) }), await answer.json());
  return `Bearer ${jwt.token}`;
}

/** Whether the bar with the button covers the end of the page when that is scrolled to. */
async function coversEnd(page: Page): Promise<boolean> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  return page.evaluate(() => {
    const bar = document.querySelector('[data-foot-bar=fixed]');
    const last = [...document.querySelectorAll('footer a, footer p, main section')].at(-1);
    if (!bar || !last) return true;
    const covers = last.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
    return getComputedStyle(bar).position === 'fixed' && covers;
  });
}

for (const width of [390, 1440]) {
  test(
    `what was sent is undone by keys, with all that was filled in, at ${width} px`,
    coreIf(width < 400),
    async ({ browser, request }) => {
      const maker = await orderMaker(request);
      const { orderId, celebrity } = await begun(browser, maker);
      await celebrity.setViewportSize({ width, height: 900 });
      await press(celebrity, reply);
      await expect(undoOn(celebrity)).toBeFocused();
      await expect(undoOn(celebrity)).toHaveAccessibleDescription(/Nothing has been sent yet/);
      await expect(celebrity.getByText(/^Sending in \d+ s$/)).toBeVisible();
      await expect(badgeOf(celebrity)).toHaveText('Sending…');
      // What could be a mistake is in sight for as long as it can be undone.
      await expect(celebrity.getByRole('main').getByText('many happy returns')).toBeVisible();
      expect((await undoOn(celebrity).boundingBox())?.height).toBeGreaterThanOrEqual(44);
      expect(await coversEnd(celebrity)).toBe(false);
      await celebrity.evaluate(() => window.scrollTo(0, 0));
      for (const colorScheme of ['light', 'dark'] as const) {
        await celebrity.emulateMedia({ colorScheme });
        expect(await violationsOf(celebrity)).toEqual([]);
        const path = `test-results/screens/fulfil-undo-${width}-${colorScheme}.png`;
        await celebrity.screenshot({ path });
      }
      const overflow = await celebrity.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);

      const fan = await windowOf(browser, 'fan');
      await open(fan, detail(orderId));
      await expect(badgeOf(fan)).toHaveText('In progress');
      await expect(fan.getByText('many happy returns')).toHaveCount(0);

      await undoOn(celebrity).press('Enter');
      await expect(replyOn(celebrity)).toHaveValue(reply);
      await expect(celebrity.getByText('Undone. Nothing was sent.')).toBeVisible();
      await expect(celebrity.getByRole('heading', { name: 'Fulfil this request' })).toBeFocused();
      await expect(badgeOf(celebrity)).toHaveText('To deliver');
      await celebrity.screenshot({ path: `test-results/screens/fulfil-undone-${width}.png` });
      await open(fan, detail(orderId));
      await expect(badgeOf(fan)).toHaveText('In progress');
    },
  );
}

test(
  'another tab and the lists show what is about to be sent, and the other tab undoes it as well',
  core,
  async ({ browser, request }) => {
    const { orderId, celebrity } = await begun(browser, await orderMaker(request));
    await press(celebrity, reply);
    const other = await celebrity.context().newPage();
    await open(other, '/my-orders?status=processing');
    const row = other.getByRole('row').filter({ hasText: `no. ${orderId}` });
    await expect(row.getByText('Sending…')).toBeVisible();
    await open(other, '/my-requests?list=accepted');
    const card = other.getByRole('article').filter({ hasText: `no. ${orderId}` });
    await expect(card.getByText('Sending…')).toBeVisible();
    await open(other, detail(orderId));
    await expect(other.getByText('Started sending to the fan')).toBeVisible();
    await undoOn(other).click();
    await expect(replyOn(other)).toHaveValue(reply);
    // The first tab is told so by itself.
    await expect(replyOn(celebrity)).toHaveValue(reply);
    await expect(celebrity.getByRole('alert')).toHaveCount(0);
  },
);

test('it is sent once its time is over: before the eyes of its celebrity, and by a server that was killed meanwhile', async ({
  browser,
  request,
}) => {
  test.setTimeout(150_000);
  await server.stop();
  const few = { FULFIL_UNDO_SECONDS: '3' };
  await server.start(few);
  const maker = await orderMaker(request);
  const first = await begun(browser, maker);
  await press(first.celebrity, reply);
  await expect(badgeOf(first.celebrity)).toHaveText('Completed');
  await expect(first.celebrity.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(first.celebrity.getByText('many happy returns')).toBeVisible();

  // Anyone who undoes too late is told so; this page does not hear that it was sent.
  const late = await begun(browser, maker);
  await press(late.celebrity, reply);
  const drainAndClose = await heldBack(late.celebrity, 'readOrder');
  const fan = await windowOf(browser, 'fan');
  const isSent = async (orderId: number) => {
    await open(fan, detail(orderId));
    return fan.getByText('many happy returns').isVisible();
  };
  await expect.poll(() => isSent(late.orderId), { timeout: 30_000 }).toBe(true);
  await undoOn(late.celebrity).press('Enter');
  drainAndClose();
  const tooLate = late.celebrity.getByText('Too late to undo: the fan already has it.');
  await expect(tooLate).toBeVisible();
  await expect(badgeOf(late.celebrity)).toHaveText('Completed');

  // Nor is a press that went nowhere told of afterwards as an error that waits for another try.
  const cut = await begun(browser, maker);
  await press(cut.celebrity, reply);
  await cut.celebrity.context().setOffline(true);
  await undoOn(cut.celebrity).press('Enter');
  await expect(cut.celebrity.getByText(/^You’re offline\. Please/)).toBeVisible();
  await cut.celebrity.context().setOffline(false);
  await expect(badgeOf(cut.celebrity)).toHaveText('Completed', { timeout: 30_000 });
  await expect(cut.celebrity.getByText(/^You’re offline\. Please/)).toHaveCount(0);
  await expect(cut.celebrity.getByText('Too late to undo: the fan already has it.')).toBeVisible();

  const second = await begun(browser, maker);
  await press(second.celebrity, reply);
  await second.celebrity.context().close();
  for (const { celebrity } of [first, late, cut]) await celebrity.context().close();
  await fan.goto('about:blank');
  await server.stop('SIGKILL');
  await server.start(few);
  await expect.poll(() => isSent(second.orderId), { timeout: 60_000 }).toBe(true);
  const history = await request.get(`/wp-json/wc/v3/orders/${second.orderId}`, {
    headers: { authorization: await asManager(request) },
  });
  const { meta_data } = v.parse(orderSchema, await history.json());
  const events = v.parse(
    v.array(v.object({ to: v.string(), by: v.string() })),
    meta_data.find(({ key }) => key === orderMeta.events)?.value,
  );
  expect(events.filter(({ to }) => to === 'completed')).toEqual([
    { to: 'completed', by: 'celebrity' },
  ]);
});
