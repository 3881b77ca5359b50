import { open, writeFile } from 'node:fs/promises';

import type { Page } from 'playwright/test';

import { answerFile, sha256 } from '#tests/support/orders/answer-file.ts';
import { isChunk, openOrder, storedDigest } from '#tests/support/orders/answer-order.ts';
import { core } from '#tests/support/browser/core.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

/** Three chunks: the clip and eleven mebibytes. */
const mebibytes = 11;

/** Lets so many chunks through and loses the connection for the rest, until it is told to hold no more. */
async function losesConnectionAfter(page: Page, chunks: number): Promise<() => void> {
  let left = chunks;
  await page.route('**/_serverFn/**', (route) => {
    if (!isChunk(route.request())) return route.continue();
    left -= 1;
    return left < 0 ? route.abort('connectionreset') : route.continue();
  });
  return () => {
    left = Number.POSITIVE_INFINITY;
  };
}

/** Counts the chunks that are sent from now on. */
function countChunks(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (isChunk(request)) count += 1;
  });
  return () => count;
}

const picker = (page: Page) => page.locator('input[type=file]');

test(
  'refuses a file before anything is sent, says why in the language of the page, and takes the next',
  core,
  async ({ page }, testInfo) => {
    const orderId = await openOrder(page);
    const sent = countChunks(page);
    const tooLarge = testInfo.outputPath('tooLarge.mp4');
    const { buffer } = await answerFile('small.mp4', 0);
    await writeFile(tooLarge, buffer);
    const file = await open(tooLarge, 'r+');
    await file.truncate(1_073_741_825);
    await file.close();
    const text = {
      name: 'letter.mp4',
      mimeType: 'video/mp4',
      buffer: Buffer.from('Dear Danae, …'),
    };
    const typed = { name: 'clip.txt', mimeType: 'text/plain', buffer };
    const empty = { name: 'empty.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(0) };

    await page.goto(`/my-orders/detail?orderId=${orderId}`);
    await untilHydrated(page);
    for (const [refused, sentence] of [
      [tooLarge, 'The file is larger than 1 GB.'],
      [text, 'This file isn’t a video.'],
      [typed, 'This file isn’t a video.'],
      [empty, 'This file is empty.'],
    ] as const) {
      await picker(page).setInputFiles(refused);
      await expect(page.getByRole('alert')).toHaveText(sentence);
    }

    await page.goto(`/el/my-orders/detail?orderId=${orderId}`);
    await untilHydrated(page);
    for (const [refused, sentence] of [
      [tooLarge, 'Το αρχείο είναι μεγαλύτερο από 1 GB.'],
      [text, 'Το αρχείο δεν είναι βίντεο.'],
      [empty, 'Το αρχείο είναι κενό.'],
    ] as const) {
      await picker(page).setInputFiles(refused);
      await expect(page.getByRole('alert')).toHaveText(sentence);
    }
    expect(sent()).toBe(0);

    await picker(page).setInputFiles(await answerFile('right.mp4', 0));
    // One that is right is sent as soon as it is chosen.
    await expect(page.getByText('right.mp4')).toBeVisible();
    await expect.poll(sent).toBe(1);
  },
);

test('shows how far a file has come within a chunk, and says it at every ten per cent', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const name = 'one-chunk-for-katerina-and-petros-from-the-harbour.mp4';
  await openOrder(page);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 1024 * 1024,
  });
  // One chunk, so that whatever lies between nothing and all is progress within it.
  await picker(page).setInputFiles(await answerFile(name, 4));
  const bar = page.getByRole('progressbar', { name: `Uploading ${name}` });
  // On a phone a long name ends in dots, and nothing grows into the margin of 20 pixels.
  await page.setViewportSize({ width: 390, height: 844 });
  const panel = page.locator('section').filter({ has: bar });
  const right = await panel.evaluate((element) => element.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(370);
  const seen = new Set<number>();
  await expect
    .poll(
      async () => {
        const value = Number(await bar.getAttribute('value'));
        if (value > 0 && value < 100) seen.add(value);
        return seen.size;
      },
      { intervals: [50], timeout: 20_000 },
    )
    .toBeGreaterThan(1);
  await expect(page.getByText(/^Uploaded: \d0\.0%$/)).toBeAttached();
  await expect(page.getByRole('button', { name: 'Uploaded. Show the video' })).toBeVisible({
    timeout: 20_000,
  });
});

test.describe('when the connection is lost', () => {
  test.use({ allowedErrors: [/ERR_CONNECTION_RESET|ERR_FAILED/] });

  test('says so, and "Try again" goes on from the last chunk that arrived', async ({ page }) => {
    test.setTimeout(60_000);
    const orderId = await openOrder(page);
    const found = await losesConnectionAfter(page, 1);
    const answer = await answerFile('answer.mp4', mebibytes);
    await picker(page).setInputFiles(answer);
    await expect(page.getByText('Connection lost. Trying again…')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText('Upload failed! Please try again.', {
      timeout: 20_000,
    });
    await expect(page.getByText('33.3%').first()).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Uploading answer.mp4' })).toBeVisible();

    found();
    const sent = countChunks(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Uploaded. Show the video' })).toBeVisible({
      timeout: 20_000,
    });
    expect(sent()).toBe(2);
    expect(await storedDigest(page, orderId)).toBe(sha256(answer.buffer));
  });

  test('and the page reloaded, names the file, and goes on with the same and no other', async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const orderId = await openOrder(page);
    const found = await losesConnectionAfter(page, 2);
    const answer = await answerFile('for-maria-take-3.mp4', mebibytes);
    await picker(page).setInputFiles(answer);
    await expect(page.getByText('Connection lost. Trying again…')).toBeVisible();

    await page.reload();
    await untilHydrated(page);
    await expect(
      page.getByText(/^Your upload of for-maria-take-3\.mp4 .* was interrupted/),
    ).toBeVisible();
    found();
    const sent = countChunks(page);
    await picker(page).setInputFiles(await answerFile('another.mp4', 1));
    await expect(
      page.getByText(/^This isn’t for-maria-take-3\.mp4, the file whose upload was interr/),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Start over with this file' })).toBeEnabled();
    expect(sent()).toBe(0);

    await page.getByRole('button', { name: 'Remove another.mp4' }).click();
    await picker(page).setInputFiles(answer);
    await expect(page.getByRole('button', { name: 'Uploaded. Show the video' })).toBeVisible({
      timeout: 20_000,
    });
    expect(sent()).toBe(1);
    expect(await storedDigest(page, orderId)).toBe(sha256(answer.buffer));

    await page.reload();
    await untilHydrated(page);
    await expect(page.getByText('was interrupted')).toHaveCount(0);
  });

  test('can be cancelled, and nothing of it is left', async ({ page }) => {
    await openOrder(page);
    await losesConnectionAfter(page, 0);
    await picker(page).setInputFiles(await answerFile('wrong-take.mp4', 0));
    await expect(page.getByText('Connection lost. Trying again…')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(page.getByText('Choose a video or drop it here')).toBeVisible();
    await page.reload();
    await untilHydrated(page);
    await expect(page.getByText('was interrupted')).toHaveCount(0);
  });
});
