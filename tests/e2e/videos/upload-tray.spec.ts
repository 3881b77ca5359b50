import type { Page } from 'playwright/test';

import { answerFile, sha256 } from '#tests/support/orders/answer-file.ts';
import { openOrder, storedDigest } from '#tests/support/orders/answer-order.ts';
import { videoOf } from '#tests/support/browser/video-of.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

test.use({ allowedErrors: [/ERR_|Failed to fetch/] });

/** A line of this many bytes a second, or none. */
async function line(page: Page): Promise<(bytesPerSecond: number) => Promise<void>> {
  const network = await page.context().newCDPSession(page);
  return async (bytesPerSecond) => {
    await network.send('Network.emulateNetworkConditions', {
      offline: bytesPerSecond === 0,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: bytesPerSecond,
    });
  };
}

async function begin(page: Page, name: string, mebibytes: number) {
  const answer = await answerFile(name, mebibytes);
  await page.locator('input[type=file]').setInputFiles(answer);
  await expect(page.getByRole('progressbar', { name: `Uploading ${name}` })).toBeVisible();
  return answer;
}

test('leaving the page does not stop an upload: a tray shows it, and it is paused, goes on and ends there', async ({
  page,
}, testInfo) => {
  test.setTimeout(120_000);
  const orderId = await openOrder(page);
  const setLine = await line(page);
  await setLine(1024 * 1024);
  const answer = await begin(page, 'while-i-look-around.mp4', 21);
  const tray = page.getByRole('region', { name: 'Uploads' });
  await expect(tray).toHaveCount(0);

  await page.getByRole('link', { name: 'Back to my requests' }).click();
  await expect(tray).toContainText('while-i-look-around.mp4');
  await expect(tray).toContainText(/\d\.\d%/);
  await expect(tray).toContainText(/[kM]B\/s · .* left/, { timeout: 20_000 });
  for (const [width, scheme] of [
    [390, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: scheme });
    await page.screenshot({ path: testInfo.outputPath(`tray-${width}-${scheme}.png`) });
  }
  await page.getByRole('link', { name: 'Astera' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(tray).toBeVisible();

  await tray.getByRole('button', { name: 'Pause upload' }).click();
  // The part under way is finished: nothing of it is sent twice.
  await expect(tray).toContainText('Pausing once the current part is sent');
  await expect(tray).toContainText('Paused', { timeout: 20_000 });
  const warned = page.waitForEvent('dialog');
  const reload = page.evaluate(() => window.location.reload());
  const dialog = await warned;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await reload;
  await expect(tray).toContainText('Paused');

  await tray.getByRole('button', { name: 'Resume upload' }).click();
  await setLine(0);
  await expect(tray).toContainText('Waiting for a connection');
  await setLine(-1);
  // Not "Uploaded: 40.0%", which is said on the way.
  await expect(tray.getByText('Uploaded', { exact: true }).first()).toBeVisible({
    timeout: 30_000,
  });
  expect(await storedDigest(page, orderId)).toBe(sha256(answer.buffer));

  await tray.getByRole('link', { name: 'Back to the upload page' }).click();
  await expect(tray).toHaveCount(0);
  await page.getByRole('button', { name: 'Uploaded. Show the video' }).click();
  await expect(videoOf(page, 'The celebrity’s video')).toBeVisible();
});

test('an upload is cancelled in the tray, and anyone who logs out leaves none behind', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await openOrder(page);
  const setLine = await line(page);
  await setLine(256 * 1024);
  await begin(page, 'first.mp4', 6);
  await page.getByRole('link', { name: 'Back to my requests' }).click();
  const tray = page.getByRole('region', { name: 'Uploads' });
  await tray.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(tray).toHaveCount(0);

  await page.goBack();
  await expect(page.getByText('was interrupted')).toHaveCount(0);
  await begin(page, 'second.mp4', 6);
  await page.getByRole('link', { name: 'Back to my requests' }).click();
  await expect(tray).toContainText('second.mp4');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await expect(tray).toHaveCount(0);
});
