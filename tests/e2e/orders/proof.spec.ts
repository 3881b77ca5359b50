import type { Page } from 'playwright/test';

import { violationsOf } from '#tests/support/browser/accessibility.ts';
import { jpegFromPhone } from '#tests/support/attack-pictures.ts';
import { coreIf } from '#tests/support/browser/core.ts';
import { windowOf } from '#tests/support/orders/main-job.ts';
import { orderMaker } from '#tests/support/orders/new-order.ts';
import { ownServer } from '#tests/support/servers/own-server.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const server = ownServer('proof', 10);
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

test.use({ baseURL: server.origin });
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  await server.reset();
  await server.start({ FULFIL_UNDO_SECONDS: '8' });
});
test.afterAll(async () => {
  await server.stop('SIGKILL');
});

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
}

/** Expects a picture that was loaded, and says where it is. */
async function expectPicture(page: Page, name: string): Promise<string> {
  const picture = page.getByRole('img', { name });
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .not.toBe(0);
  return (await picture.getAttribute('src')) ?? '';
}

const statusFor = async (page: Page, address: string) => (await page.request.get(address)).status();

for (const size of sizes) {
  test(
    `a screenshot proves what was done: its celebrity sees it at once, the fan once it is sent, at ${size.width} px`,
    coreIf(size.width < 400),
    async ({ browser, request }) => {
      const maker = await orderMaker(request);
      const orderId = await maker.place('Rhea', 'processing', true, 'instagramStory');
      const address = `/my-orders/detail?orderId=${orderId}`;
      const [celebrity, fan, stranger] = await Promise.all([
        windowOf(browser, 'celebrity'),
        windowOf(browser, 'fan'),
        windowOf(browser, 'fan2'),
      ]);
      await Promise.all([celebrity, fan].map((page) => page.setViewportSize(size)));
      await open(celebrity, address);
      const picture = await jpegFromPhone();
      const choose = celebrity.getByLabel('Add a screenshot');

      await celebrity.route('**/proof?*', (route) => route.abort());
      await choose.setInputFiles(picture);
      await expect(celebrity.getByRole('alert')).toBeVisible();
      await celebrity.screenshot({ path: `test-results/screens/proof-refused-${size.width}.png` });
      await celebrity.unroute('**/proof?*');
      await choose.setInputFiles(picture);
      const src = await expectPicture(celebrity, 'Your screenshot');
      await celebrity.reload();
      await untilHydrated(celebrity);
      expect(await expectPicture(celebrity, 'Your screenshot')).toBe(src);
      await celebrity.screenshot({
        path: `test-results/screens/proof-chosen-${size.width}.png`,
        fullPage: true,
      });

      await open(fan, address);
      const shown = fan.getByRole('img', { name: 'Screenshot of what was done' });
      await expect(shown).toHaveCount(0);
      const who = async () => [
        (await request.get(src)).status(),
        await statusFor(stranger, src),
        await statusFor(fan, src),
        await statusFor(celebrity, src),
      ];
      expect(await who()).toEqual([401, 404, 404, 200]);

      await celebrity.getByRole('button', { name: 'Fulfilled', exact: true }).click();
      const asked = celebrity.getByRole('dialog', { name: 'Send this to the fan?' });
      await expect(asked.getByRole('img', { name: 'Your screenshot' })).toBeVisible();
      await celebrity.screenshot({ path: `test-results/screens/proof-asked-${size.width}.png` });
      await asked.getByRole('button', { name: 'Send now' }).dblclick();
      await expect(celebrity.getByRole('button', { name: 'Undo sending' })).toBeVisible();
      await expectPicture(celebrity, 'Your screenshot');
      await celebrity.screenshot({ path: `test-results/screens/proof-pending-${size.width}.png` });
      expect(await who()).toEqual([401, 404, 404, 200]);

      await expect(shown).toBeVisible({ timeout: 20_000 });
      await expectPicture(fan, 'Screenshot of what was done');
      expect(await who()).toEqual([401, 404, 200, 200]);
      expect(await violationsOf(fan)).toEqual([]);
      await fan.screenshot({
        path: `test-results/screens/proof-shown-${size.width}.png`,
        fullPage: true,
      });
      await open(fan, `/tr${address}`);
      await expectPicture(fan, 'Yapılanın ekran görüntüsü');
      await fan.screenshot({
        path: `test-results/screens/proof-shown-tr-${size.width}.png`,
        fullPage: true,
      });
    },
  );
}
