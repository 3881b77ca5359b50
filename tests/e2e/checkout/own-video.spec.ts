import type { Page } from 'playwright/test';

import { isChunk } from '#tests/support/orders/answer-order.ts';
import { answerFile, sha256 } from '#tests/support/orders/answer-file.ts';
import { core } from '#tests/support/browser/core.ts';
import { placeOrderOf } from '#tests/support/orders/place-order.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { videoOf } from '#tests/support/browser/video-of.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const form = '/celebrity/7/request/sendVideo';
const description = 'My niece plays your song on the recorder.';

async function statusFor(page: Page, address: string): Promise<number> {
  return (await page.request.get(address)).status();
}

test.describe('a fan’s own video', () => {
  // A connection that is cut, and a window that no one is signed in to.
  test.use({ allowedErrors: [/ERR_|401|404|Failed to fetch/] });

  test('is sent after signing in on the way, goes on after a reload, and is watched by the celebrity', async ({
    page,
    browser,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/celebrity/7');
    await page.getByRole('link', { name: 'Send video' }).click();
    await expect(page).toHaveURL(form);
    await untilHydrated(page);
    await page.getByLabel('Short description').fill(description);
    await page.getByRole('button', { name: 'Log in and continue' }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'Send your video first' }),
    ).toBeVisible();
    await page.locator('form').getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(`/account/login?destination=${encodeURIComponent(form)}`);
    await untilHydrated(page);
    await page.getByLabel('Username or email').fill('fan');
    await page.getByLabel('Password', { exact: true }).fill('astera-demo');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(form);
    await expect(page.getByLabel('Short description')).toHaveValue(description);

    const picker = page.locator('input[type=file]');
    await picker.setInputFiles({
      name: 'song.mp4',
      mimeType: 'video/mp4',
      buffer: Buffer.from('a text file that calls itself a video'),
    });
    await expect(page.getByRole('alert')).toHaveText('This file isn’t a video.');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await expect(page.getByText('Send your video first')).toBeVisible();

    // Three chunks, of which one arrives before the connection is lost.
    const file = await answerFile('song.mp4', 11);
    let left = 1;
    await page.route('**/_serverFn/**', (route) => {
      if (!isChunk(route.request())) return route.continue();
      left -= 1;
      return left < 0 ? route.abort('connectionreset') : route.continue();
    });
    await picker.setInputFiles(file);
    await expect(page.getByText('Connection lost. Trying again…')).toBeVisible({ timeout: 20_000 });
    await page.unroute('**/_serverFn/**');
    await page.reload();
    await untilHydrated(page);
    await expect(page.getByText('Your upload of song.mp4')).toBeVisible();
    let chunks = 0;
    page.on('request', (request) => {
      if (isChunk(request)) chunks += 1;
    });
    await picker.setInputFiles(file);
    await expect(page.getByRole('button', { name: 'Remove your video' })).toBeVisible({
      timeout: 20_000,
    });
    expect(chunks).toBe(2);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Remove your video' })).toBeVisible();

    const orderId = await placeOrderOf(page);
    await page.goto(`/my-orders/detail?orderId=${orderId}`);
    await expect(page.getByText(description)).toBeVisible();
    const player = videoOf(page, 'Your video for the celebrity');
    await expect
      .poll(() => player.evaluate((video: HTMLVideoElement) => video.duration))
      .toBeGreaterThan(1);

    const address = `/api/orders/${orderId}/video?kind=fan`;
    const celebrity = await (await browser.newContext()).newPage();
    await signInAs(celebrity, 'celebrity');
    expect(await statusFor(celebrity, address)).toBe(404);
    const manager = await (await browser.newContext()).newPage();
    await signInAs(manager, 'manager');
    await manager.goto(`/my-orders/detail?orderId=${orderId}`);
    await untilHydrated(manager);
    await manager.getByRole('button', { name: 'Accept' }).click();
    await expect(manager.getByRole('button', { name: 'Accept' })).toHaveCount(0);
    const answer = await celebrity.request.get(`${address}&download`);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-disposition']).toContain('.mp4');
    expect(sha256(await answer.body())).toBe(sha256(file.buffer));
    await celebrity.goto('/my-requests');
    const card = celebrity.getByRole('article').filter({ hasText: description }).first();
    await expect(card).toContainText('The fan’s own video');
    await card.getByRole('link', { name: /^View/ }).click();
    await expect(videoOf(celebrity, 'The fan’s video')).toBeVisible();

    const stranger = await (await browser.newContext()).newPage();
    expect(await statusFor(stranger, address)).toBe(401);
    await signInAs(stranger, 'fan2');
    expect(await statusFor(stranger, address)).toBe(404);
    expect(await statusFor(page, `/api/orders/${orderId}/video?kind=other`)).toBe(404);
    expect(await statusFor(page, `/api/orders/${orderId}/video`)).toBe(404);
  });

  test('is taken back, and another one is sent in its place', core, async ({ page }) => {
    await signInAs(page, 'fan2');
    await page.goto(form);
    await untilHydrated(page);
    const remove = page.getByRole('button', { name: 'Remove your video' });
    for (const name of ['first.mp4', 'second.mp4']) {
      await page.locator('input[type=file]').setInputFiles(await answerFile(name, 0));
      await expect(remove).toBeVisible({ timeout: 20_000 });
      if (name === 'first.mp4') await remove.click();
    }
  });
});
