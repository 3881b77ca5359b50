import type { Page } from 'playwright/test';

import { isChunk, openOrder } from '#tests/support/orders/answer-order.ts';
import { coreIf } from '#tests/support/browser/core.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { videoOf } from '#tests/support/browser/video-of.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

/** A camera that shows a moving picture and beeps, and a browser that says yes when it is asked. */
const fakeCamera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

test.use({
  allowedErrors: [/status of (?:404|503)|ERR_CONNECTION_RESET/],
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...fakeCamera] });
  },
});

const record = (page: Page) => page.getByRole('button', { name: 'Record with the camera' });

/** Records for so many milliseconds of film, by the clock on the screen. */
async function recordFor(page: Page, seconds: number): Promise<void> {
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByRole('button', { name: 'Stop countdown' })).toBeVisible();
  const stop = page.getByRole('button', { name: 'Stop recording' });
  await expect(stop).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('timer')).toContainText(`0:0${seconds} /`, { timeout: 15_000 });
  await stop.click();
}

/** Demands that a player has a picture, and knows how long it is. */
async function expectPlayable(page: Page, label: string, seconds: number): Promise<void> {
  const player = videoOf(page, label);
  await expect
    .poll(() => player.evaluate((video: HTMLVideoElement) => video.readyState))
    .toBeGreaterThanOrEqual(2);
  // Asked at once: a player whose order is looked up again begins anew.
  const isAsLong = () =>
    player.evaluate(
      ({ duration }: HTMLVideoElement, wanted) => duration > wanted - 1 && duration < wanted + 5,
      seconds,
    );
  await expect.poll(isAsLong).toBe(true);
}

for (const [format, only] of [
  ['MP4', ''],
  ['WebM', 'video/webm'],
] as const) {
  test(
    `a celebrity records the answer as ${format} with the request in sight, and it is played`,
    coreIf(format === 'WebM'),
    async ({ page }, testInfo) => {
      test.setTimeout(90_000);
      await page.addInitScript((type) => {
        const isSupported = MediaRecorder.isTypeSupported.bind(MediaRecorder);
        MediaRecorder.isTypeSupported = (asked) => asked.startsWith(type) && isSupported(asked);
      }, only);
      await openOrder(page);
      await record(page).click();
      const recorder = page.getByRole('dialog', { name: 'Record a video' });
      await expect(recorder.getByLabel('What the camera sees')).toBeVisible();
      await expect(recorder.locator('dl')).not.toBeEmpty();
      await expect
        .poll(
          () =>
            recorder.getByLabel('Sound level').evaluate((meter: HTMLMeterElement) => meter.value),
          // The camera of the tests beeps once a second, which a look once a second could always miss.
          { intervals: [70] },
        )
        .toBeGreaterThan(0.05);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.screenshot({ path: testInfo.outputPath('recorder-390.png'), fullPage: true });

      // What is said of a take does not depend on its format.
      if (format === 'MP4') {
        await recordFor(page, 1);
        await expect(recorder.getByText('That’s a very short video.')).toBeVisible();
        // Nothing closes the recorder while a take would be lost.
        await page.keyboard.press('Escape');
        await recorder.getByRole('button', { name: 'Record again' }).click();
      }
      await recordFor(page, 4);
      await expectPlayable(page, 'Your recording', 4);
      await expect(recorder.getByRole('alert')).toHaveCount(0);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.screenshot({ path: testInfo.outputPath('review-1440-dark.png'), fullPage: true });

      await recorder.getByRole('button', { name: 'Use this video' }).click();
      await page.getByRole('button', { name: 'Uploaded. Show the video' }).click();
      await expectPlayable(page, 'The celebrity’s video', 4);
      await page.screenshot({ path: testInfo.outputPath('player-1440-dark.png'), fullPage: true });
    },
  );
}

test('a recording is still there after a reload, goes on without being picked, and is gone once it is delivered', async ({
  page,
}, testInfo) => {
  test.setTimeout(120_000);
  page.on('dialog', (dialog) => void dialog.accept());
  await openOrder(page);
  await record(page).click();
  await recordFor(page, 3);
  await expectPlayable(page, 'Your recording', 3);
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByText('Your recording is still here.')).toBeVisible();
  await expectPlayable(page, 'Your recording', 3);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: testInfo.outputPath('kept-take-390.png'), fullPage: true });

  await page.route('**/_serverFn/**', (route) =>
    isChunk(route.request()) ? route.abort('connectionreset') : route.continue(),
  );
  await page.getByRole('button', { name: 'Use this video' }).click();
  await expect(page.getByText('Connection lost. Trying again…')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/_serverFn/**');
  await page.reload();
  // Nothing is picked: the file never was one that could be.
  const show = page.getByRole('button', { name: 'Uploaded. Show the video' });
  await expect(show).toBeVisible({ timeout: 20_000 });
  await show.click();
  await expectPlayable(page, 'The celebrity’s video', 3);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('take'))),
  ).toEqual([]);
});

test('a recording is deleted by its button, and with anyone who logs out', async ({ page }) => {
  test.setTimeout(120_000);
  page.on('dialog', (dialog) => void dialog.accept());
  const files = () =>
    page.evaluate(async () => {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle('astera', { create: true });
      const names: string[] = [];
      for await (const name of folder.keys()) names.push(name);
      return names;
    });
  await openOrder(page);
  for (const end of ['button', 'sign-out'] as const) {
    await record(page).click();
    await recordFor(page, 2);
    await expect.poll(files).toHaveLength(1);
    await page.reload();
    await untilHydrated(page);
    const leave = end === 'button' ? 'Delete recording' : 'Log out';
    await expect(page.getByText('Your recording is still here.')).toBeVisible();
    await page.getByRole('button', { name: leave }).click();
    await expect(page.getByText('Your recording is still here.')).toHaveCount(0);
    await expect.poll(files).toHaveLength(0);
  }
});

test('a fan who came from another page records the own video', async ({ page }) => {
  test.setTimeout(90_000);
  await signInAs(page, 'fan2');
  await page.goto('/celebrity/7');
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Send video' }).click();
  await page.getByLabel('Short description').fill('I dance to your song.');
  // The document of the page before closes the camera: the page is loaded anew, and what was typed stays.
  await record(page).click();
  const recorder = page.getByRole('dialog', { name: 'Record a video' });
  await expect(recorder.getByLabel('What the camera sees')).toBeVisible();
  await expect(recorder).toContainText('I dance to your song.');
  await recordFor(page, 3);
  await recorder.getByRole('button', { name: 'Use this video' }).click();
  await expect(page.getByRole('button', { name: 'Remove your video' })).toBeVisible();
});

const refusals = [
  ['NotAllowedError', 'The camera isn’t allowed'],
  ['NotFoundError', 'No camera found'],
  ['NotReadableError', 'The camera is in use'],
] as const;

test('a camera that cannot be had is told in words, and leads back to a file', async ({
  page,
}, testInfo) => {
  await page.addInitScript(
    (names) => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('', names.shift()));
    },
    refusals.map(([name]) => name),
  );
  await openOrder(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [name, title] of refusals) {
    await record(page).click();
    await expect(page.getByRole('alert')).toContainText(title);
    await page.screenshot({ path: testInfo.outputPath(`${name}-390.png`) });
    await page.getByRole('button', { name: 'Choose a file instead' }).click();
    // Back where someone was, with the keyboard too.
    await expect(record(page)).toBeFocused();
  }
  await expect(page.locator('input[type=file]')).toBeAttached();
});

test('a video that does not come is told in words, and tried again', async ({ page }) => {
  await signInAs(page, 'fan');
  await page.goto('/my-orders?status=completed');
  const done = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: 'Watch' }) })
    .first();
  let status = 503;
  await page.route('**/api/orders/*/video', (route) =>
    status === 200 ? route.continue() : route.fulfill({ status }),
  );
  await page.goto((await done.getByRole('link').getAttribute('href')) ?? '');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Open your video' }).click();
  const trouble = page.getByRole('alert');
  await expect(trouble).toContainText('The video is being prepared');
  status = 404;
  await trouble.getByRole('button', { name: 'Try again' }).click();
  await expect(trouble).toContainText('The video couldn’t be loaded');
  status = 200;
  await trouble.getByRole('button', { name: 'Try again' }).click();
  await expect(trouble).toHaveCount(0);
});

test('keys mute the player, play it and seek in it', async ({ page }) => {
  await signInAs(page, 'fan');
  await page.goto('/my-orders?status=completed');
  const done = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: 'Watch' }) })
    .first();
  await page.goto((await done.getByRole('link').getAttribute('href')) ?? '');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Open your video' }).click();
  const player = videoOf(page, 'The celebrity’s video');
  const is = (name: 'muted' | 'paused' | 'ended') =>
    player.evaluate((video: HTMLVideoElement, key) => video[key], name);
  const place = () => player.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(place).toBeGreaterThan(0);
  expect(await player.getAttribute('poster')).toBeTruthy();
  await page.keyboard.press('m');
  expect(await is('muted')).toBe(true);
  if (!(await is('paused'))) await page.keyboard.press('Space');
  await expect.poll(() => is('paused')).toBe(true);
  await page.keyboard.press('Home');
  await expect.poll(place).toBeLessThan(0.1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(place).toBeGreaterThan(0.5);
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await expect.poll(() => is('paused')).toBe(false);
  await page.keyboard.press('f');
  await expect
    .poll(() => player.evaluate((video) => document.fullscreenElement?.contains(video)))
    .toBe(true);
});
