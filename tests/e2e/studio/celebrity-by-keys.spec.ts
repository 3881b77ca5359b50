import type { Page } from 'playwright/test';

import { violationsOf } from '#tests/support/browser/accessibility.ts';
import { orderMaker } from '#tests/support/orders/new-order.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { expectWalkable, tabTo } from '#tests/support/browser/tab-walk.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

/** From the inbox to the page of a new request, by its card. */
async function openRequest(page: Page, number: number): Promise<void> {
  await tabTo(page, page.getByRole('link', { name: new RegExp(`^Read and decide.*${number}$`) }));
  await page.keyboard.press('Enter');
  await expect(heading(page, `Order ${number}`)).toBeFocused();
}

for (const size of sizes) {
  test(`a celebrity at ${size.width} reads, accepts and declines requests with the keyboard alone`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAs(page, 'celebrity');
    const { place } = await orderMaker(page.request);
    const accepted = await place('Timolaus', 'on-hold', true);
    const declined = await place('Timolaus', 'on-hold', true);
    await page.goto('/my-requests');
    await untilHydrated(page);
    expect(await violationsOf(page)).toEqual([]);
    await expectWalkable(page);
    const chip = (name: RegExp) =>
      page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name });
    await tabTo(page, chip(/^Fulfilled/));
    await page.keyboard.press('Enter');
    await expect(chip(/^Fulfilled/)).toHaveAttribute('aria-current', 'page');
    await expect(chip(/^Fulfilled/)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(chip(/^New/)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(chip(/^New/)).toHaveAttribute('aria-current', 'page');

    await openRequest(page, accepted);
    expect(await violationsOf(page)).toEqual([]);
    await expectWalkable(page);
    await tabTo(page, page.getByRole('button', { name: 'Accept', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Fulfilled', exact: true })).toBeVisible();
    await expect(heading(page, `Order ${accepted}`)).toBeFocused();
    // What covers the window meanwhile stays a moment, so that it does not flicker.
    await expect(page.getByText('Please wait ...')).toHaveCount(0);
    await expectWalkable(page);

    await page.goBack();
    await expect(heading(page, 'My requests')).toBeVisible();
    await openRequest(page, declined);
    const reject = page.getByRole('button', { name: 'Reject', exact: true });
    await tabTo(page, reject);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Reject order ${declined}?` });
    await expect(dialog).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await expectWalkable(page, 3);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(reject).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('radio').first());
    await page.keyboard.press('ArrowUp');
    await tabTo(page, dialog.getByLabel('Your message to the fan'));
    await page.keyboard.type('Please ask again in May.');
    await tabTo(page, dialog.getByRole('button', { name: 'Reject the order' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Cancelled').first()).toBeVisible();
    await expect(heading(page, `Order ${declined}`)).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: 'To my requests', exact: true }));
    await page.keyboard.press('Enter');
    await expect(heading(page, 'My requests')).toBeFocused();
  });

  test(`what was earned at ${size.width} is walked through with the keyboard`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAs(page, 'celebrity');
    await page.goto('/my-earnings');
    await untilHydrated(page);
    const drawing = page.getByRole('figure').filter({ hasText: /^Your earnings by month: / });
    await expect(drawing).toBeVisible();
    // Nothing scales the drawing, and so its words are as large as they say.
    await expect(drawing.locator('[viewBox]')).toHaveCount(0);
    const fontSizes = await drawing
      .locator('[aria-hidden] :is(text, span)')
      .evaluateAll((words) =>
        words
          .filter((word) => word.checkVisibility())
          .map((word) => Number.parseFloat(getComputedStyle(word).fontSize)),
      );
    expect(fontSizes.length).toBeGreaterThan(6);
    expect(Math.min(...fontSizes)).toBeGreaterThanOrEqual(13);
    expect(await violationsOf(page)).toEqual([]);
    await expectWalkable(page);
    await tabTo(page, page.getByRole('rowheader').getByRole('link').first());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Order \d+/ })).toBeFocused();
  });
}
