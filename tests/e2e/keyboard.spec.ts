import { tabWalk } from '../support/tab-walk.ts';
import { untilHydrated } from '../support/until-hydrated.ts';
import { visitorPages } from '../support/visitor-pages.ts';
import { expect, test } from '../support/watched-page.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** The kinds of pages. */
const walked = [
  'home',
  'filters',
  'no-results',
  'category',
  'celebrity',
  'product',
  'how-it-works',
  'terms',
  'request',
  'login',
  'not-found',
];

test.use({ allowedErrors: [/status of 404/] });

for (const name of walked) {
  for (const size of sizes) {
    test(`${name} at ${size.width} is walked through with the Tab key, and nothing is hidden`, async ({
      page,
    }) => {
      test.setTimeout(60_000);
      await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(visitorPages[name]?.path ?? '');
      await untilHydrated(page);
      const { stops, faults, missed } = await tabWalk(page);
      expect(faults).toEqual([]);
      expect(missed).toEqual([]);
      expect(stops).toBeGreaterThan(10);
    });
  }
}

test('the skip link is seen when it has the focus, and leads past a header of any height', async ({
  page,
}) => {
  await page.goto('/celebrities');
  await untilHydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link'),
  ).toBeFocused();
});

test('the search field of a phone is opened, used and left with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await untilHydrated(page);
  const opener = page.getByRole('banner').getByRole('button', { name: 'Search' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('banner').getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(opener).toBeFocused();
});
