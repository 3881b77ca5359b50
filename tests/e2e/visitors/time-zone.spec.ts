import { core } from '#tests/support/browser/core.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

test.use({ timezoneId: 'Asia/Tokyo' });

test(
  'a page that was written before the time zone was known is taken over without an error',
  core,
  async ({ page }) => {
    await signInAs(page, 'fan');
    await page.goto('/my-orders');
    await untilHydrated(page);
    const address = await page
      .getByRole('row')
      .nth(1)
      .getByRole('link')
      .first()
      .getAttribute('href');
    // An open page may tell the zone once more.
    await page.goto('about:blank');
    await page.context().clearCookies({ name: 'tz' });
    // The page before, or another tab, learns the zone while the server writes this one.
    await page.addInitScript(() => {
      document.cookie = 'tz=Asia%2FTokyo; path=/';
    });
    const answer = await page.goto(address ?? '');
    const placed = page.getByText(/ · Placed on /);
    const written = /Placed [^<]+/.exec(
      (await answer?.text())?.replaceAll('<!-- -->', '') ?? '',
    )?.[0];
    await untilHydrated(page);
    await expect(placed).not.toContainText(written ?? '');
    const shown = await placed.textContent();
    await page.reload();
    await untilHydrated(page);
    await expect(placed).toHaveText(shown ?? '');
  },
);
