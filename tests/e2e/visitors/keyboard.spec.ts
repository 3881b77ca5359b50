import { violationsOf } from '#tests/support/browser/accessibility.ts';
import { core, coreIf } from '#tests/support/browser/core.ts';
import { requestVideo } from '#tests/support/orders/shopping.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { expectWalkable } from '#tests/support/browser/tab-walk.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { visitorPages } from '#tests/support/browser/visitor-pages.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

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

/** What stands for the others: a page of cards, and one with a form. */
const walkedFirst = ['celebrity', 'request'];

test.use({ allowedErrors: [/status of 404/] });

for (const name of walked) {
  for (const size of sizes) {
    test(
      `${name} at ${size.width} is walked through with the Tab key, and nothing is hidden`,
      coreIf(size.width < 400 && walkedFirst.includes(name)),
      async ({ page }) => {
        test.setTimeout(60_000);
        await page.setViewportSize(size);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(visitorPages[name]?.path ?? '');
        await untilHydrated(page);
        await expectWalkable(page);
      },
    );
  }
}

for (const size of sizes) {
  test(`the menu of the account at ${size.width} is walked through and left with the keyboard`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAs(page, 'admin');
    await page.goto('/my-orders');
    await untilHydrated(page);
    const opener = page.getByRole('button', { name: 'Open menu' });
    const opens = await opener.isVisible();
    if (opens) {
      await opener.focus();
      await page.keyboard.press('Enter');
    }
    const menu = page.getByRole('navigation', { name: 'Account' });
    await expect(menu.getByRole('link', { name: 'Settings' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await expectWalkable(page);
    if (opens) {
      await page.keyboard.press('Escape');
      await expect(menu).toHaveCount(0);
      await expect(opener).toBeFocused();
      await page.keyboard.press('Enter');
    }
    await menu.getByRole('button', { name: 'Log out' }).focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });

  test(
    `payment and review at ${size.width} are walked through and left with the keyboard`,
    // The same controls in the same order stand in a wide window.
    async ({ page }) => {
      test.setTimeout(90_000);
      const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
      await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await signInAs(page, 'fan');
      await requestVideo(page, 7);
      await expect(heading('Payment')).toBeFocused();
      await page.getByRole('radio', { name: 'Direct bank transfer' }).focus();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByLabel('Card number')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await expectWalkable(page);

      await page.getByRole('radio', { name: 'Card' }).focus();
      await page.keyboard.press('ArrowUp');
      await page.getByRole('button', { name: 'Continue to review' }).focus();
      await page.keyboard.press('Enter');
      await expect(heading('Review your order')).toBeFocused();
      expect(await violationsOf(page)).toEqual([]);
      await expectWalkable(page);
      await page.getByRole('link', { name: 'Change payment method' }).focus();
      await page.keyboard.press('Enter');
      await expect(heading('Payment')).toBeFocused();
    },
  );
}

test(
  'the skip link is seen when it has the focus, and leads past a header of any height',
  core,
  async ({ page }) => {
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
  },
);

test(
  'the search field of a phone is opened, used and left with the keyboard',
  core,
  async ({ page }) => {
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
  },
);
