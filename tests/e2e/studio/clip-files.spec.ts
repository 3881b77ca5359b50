import { readFile } from 'node:fs/promises';

import { hasFfmpeg } from '../../../scripts/checks/ffmpeg.mjs';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';
import { windowOf } from '#tests/support/orders/main-job.ts';

/** A file that says it is a video and breaks off. */
async function brokenVideo() {
  const whole = await readFile('backend/seed/world/media/emir.mp4');
  return { name: 'broken.mp4', mimeType: 'video/mp4', buffer: whole.subarray(0, 3_000) };
}

test('a clip whose file is of no use says so and gets another one', async ({ browser }) => {
  const celebrity = await windowOf(browser, 'selin');
  await celebrity.goto('/my-clips');
  await untilHydrated(celebrity);
  const before = await celebrity.locator('[data-clip]').count();
  const choose = celebrity.locator('input[type=file]').first();
  await choose.setInputFiles(await brokenVideo());
  const clip = celebrity.locator('[data-clip]').nth(before);
  await expect(clip.getByText('Draft')).toBeVisible();
  // Without ffmpeg, clips play as they are: nothing is known of their files.
  if (hasFfmpeg()) {
    await expect(clip.getByRole('alert')).toContainText('We couldn’t read this video');
    await clip.getByRole('button', { name: /^Replace the file of/ }).click();
    await expect(celebrity.getByRole('heading', { name: /^Replace the file of/ })).toBeVisible();
    await choose.setInputFiles('backend/seed/world/media/emir.mp4');
    await expect(clip.getByRole('alert')).toBeHidden();
    await expect(clip.getByText('We’re preparing the clip')).toBeHidden();
  }
  await clip.getByRole('button', { name: /^Delete/ }).click();
  await celebrity.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(celebrity.locator('[data-clip]')).toHaveCount(before);
});
