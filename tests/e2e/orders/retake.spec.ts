import type { Page } from 'playwright/test';

import { answerFile, sha256 } from '#tests/support/orders/answer-file.ts';
import { violationsOf } from '#tests/support/browser/accessibility.ts';
import { core } from '#tests/support/browser/core.ts';
import { sendAnswer, windowOf } from '#tests/support/orders/main-job.ts';
import { orderMaker } from '#tests/support/orders/new-order.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
}

/** Both sizes: nothing sticks out, and a picture of each. */
async function look(page: Page, name: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await page.screenshot({ path: `test-results/screens/${name}-${width}.png`, fullPage: true });
  }
}

async function upload(page: Page, name: string): Promise<string> {
  const file = await answerFile(name, 0);
  // Told apart by its last bytes.
  const buffer = Buffer.concat([
    file.buffer,
    Buffer.from([0, 0, 0, 8 + name.length]),
    Buffer.from(`free${name}`),
  ]);
  await page.getByLabel('Video file').setInputFiles({ ...file, buffer });
  await page.getByRole('button', { name: 'Uploaded. Show the video' }).click({ timeout: 20_000 });
  return sha256(buffer);
}

test(
  'a fan asks for a retake, keeps the first video until the new one is sent, and the desk sees it meanwhile',
  core,
  async ({ browser, request }) => {
    test.setTimeout(150_000);
    const orderId = await (await orderMaker(request)).place('Rhea', 'processing', true, 'getVideo');
    const detail = `/my-orders/detail?orderId=${orderId}`;
    const celebrity = await windowOf(browser, 'celebrity');
    await open(celebrity, detail);
    const first = await upload(celebrity, 'first.mp4');
    await sendAnswer(celebrity);
    await expect(celebrity.getByRole('button', { name: 'Replace the video' })).toBeVisible();

    const fan = await windowOf(browser, 'fan');
    const watched = async () =>
      sha256(await (await fan.request.get(`/api/orders/${orderId}/video`)).body());
    await open(fan, detail);
    await look(fan, 'retake-offered');
    await fan.getByRole('button', { name: 'Ask for a retake' }).press('Enter');
    const asked = fan.getByRole('dialog', { name: 'What is wrong with the video?' });
    await asked.getByRole('radio', { name: 'There’s no sound' }).check();
    await asked.getByLabel('What should change? (optional)').fill('Not a word of it.');
    await look(fan, 'retake-dialog');
    expect(await violationsOf(fan)).toEqual([]);
    await asked.getByRole('button', { name: 'Ask for a retake' }).dblclick();
    await expect(fan.getByRole('heading', { name: 'Retake' })).toBeFocused();
    await expect(fan.getByText('Reason: there’s no sound.')).toBeVisible();
    await expect(fan.getByRole('button', { name: 'Ask for a retake' })).toHaveCount(0);
    await look(fan, 'retake-asked');
    expect(await violationsOf(fan)).toEqual([]);

    const manager = await windowOf(browser, 'manager');
    await open(manager, '/desk?list=retakes');
    await expect(manager.getByRole('link', { name: `Order ${orderId}` })).toBeVisible();
    await look(manager, 'retake-desk');
    await open(manager, detail);
    await expect(manager.getByText('Not a word of it.')).toBeVisible();

    await open(celebrity, detail);
    await expect(celebrity.getByText('Not a word of it.')).toBeVisible();
    await look(celebrity, 'retake-for-celebrity');
    const second = await upload(celebrity, 'second.mp4');
    expect(await watched()).toBe(first);
    await celebrity.getByRole('button', { name: 'Send the new video' }).click();
    const question = celebrity.getByRole('dialog', { name: 'Send the new video?' });
    await look(celebrity, 'retake-send');
    expect(await violationsOf(celebrity)).toEqual([]);
    await question.getByRole('button', { name: 'Send the new video' }).dblclick();
    await expect(celebrity.getByText(/sent a new video on/)).toBeVisible();
    await expect(celebrity.getByRole('alert')).toHaveCount(0);
    expect(await watched()).toBe(second);

    await open(fan, detail);
    await expect(fan.getByText(/sent a new video on/)).toBeVisible();
    await open(manager, '/desk?list=retakes');
    await expect(manager.getByRole('link', { name: `Order ${orderId}` })).toHaveCount(0);
  },
);
