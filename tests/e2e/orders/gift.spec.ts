import { core } from '#tests/support/browser/core.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const note = 'Happy birthday, dear Theo. See who sings for you tonight!';

test(
  'a delivered video is opened, given on with a link, watched, and taken back',
  core,
  async ({ page, browser }) => {
    await signInAs(page, 'fan');
    await page.goto('/my-orders');
    await page
      .getByRole('link', { name: /^Watch, order/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /^Your video from/ })).toBeVisible();
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Open your video' }).click();
    const film = page.locator('video');
    await expect(film).not.toHaveAttribute('controls');
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0.1);
    await page.keyboard.press('m');
    await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible();

    await page.getByRole('button', { name: 'Make a gift link' }).click();
    await page.getByLabel('Your note (optional)').fill(note);
    await page.getByRole('button', { name: 'Make the link' }).click();
    const link = await page.getByRole('textbox', { name: 'Gift link' }).inputValue();
    await expect(page.getByText('Not watched yet.')).toBeVisible();

    const stranger = await (await browser.newContext()).newPage();
    // Its length and first picture are asked for before it is played.
    const ranged = stranger.waitForRequest((asked) => asked.headers()['range'] !== undefined);
    const opened = await stranger.goto(link);
    expect(opened?.headers()).toMatchObject({
      'cache-control': expect.stringContaining('no-store'),
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    await untilHydrated(stranger);
    await stranger.getByRole('button', { name: 'Open your gift' }).click();
    await expect(stranger.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(stranger.getByText(note)).toBeVisible();
    const counted = stranger.waitForResponse((answer) => answer.request().method() === 'POST');
    await stranger.getByRole('button', { name: 'Play', exact: true }).click();
    await counted;
    await stranger.getByRole('slider', { name: 'Position' }).press('End');
    await ranged;

    await page.reload();
    await expect(page.getByText('Watched once.')).toBeVisible();
    await page.getByRole('button', { name: 'Take the link back' }).click();
    await expect(page.getByRole('button', { name: 'Make a gift link' })).toBeVisible();
    expect((await stranger.goto(link))?.status()).toBe(404);
    await stranger.context().close();
  },
);
