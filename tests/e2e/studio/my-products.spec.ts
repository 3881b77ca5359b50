import type { Page } from 'playwright/test';

import { jpegOf } from '#tests/support/attack-pictures.ts';
import { core } from '#tests/support/browser/core.ts';
import { leave, signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const phone = { width: 390, height: 844 };
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
const saved = (page: Page) => page.getByText('All changes saved');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function open(page: Page, path: string) {
  await page.goto(path);
  await untilHydrated(page);
}

/** Opens the editor of the first own product that the words find. */
async function openProduct(page: Page, words: string) {
  await open(page, `/my-products?search=${encodeURIComponent(words)}`);
  await page.getByRole('list', { name: 'My products' }).getByRole('link').first().click();
  await expect(page.getByLabel('Title')).toBeVisible();
  await untilHydrated(page);
}

test(
  'a celebrity on a phone adds a product with pictures, which fans see at once, unlists and deletes it',
  core,
  async ({ page, browser, baseURL }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(phone);
    await signInAs(page, 'varvara');
    await open(page, '/my-products');
    await page.getByRole('link', { name: 'Add new' }).click();
    await expect(heading(page)).toHaveText('New product');
    await untilHydrated(page);
    await press(page, 'Publish');
    await expect(page.getByLabel('Title')).toBeFocused();
    await expect(page.getByText('This field is required')).toHaveCount(4);

    await page.getByLabel('Title').fill('Paper cranes, signed');
    await page.getByLabel('Price').fill('1.024,50');
    await page.getByLabel('Category').selectOption({ index: 2 });
    await page.getByLabel('Items in stock').fill('7');
    const description = page.getByRole('textbox', { name: 'Description' });
    await description.fill('Folded by hand\n\nOne <b>red</b>\nOne white');
    await description.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 6));
    await press(page, 'Bold');
    await expect(description).toHaveValue(/^\*\*Folded\*\* by hand/);
    const files = page.locator('input[type=file]');
    await files.setInputFiles([
      { ...(await jpegOf(30_000)), name: 'first.jpg' },
      { name: 'none.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
      { ...(await jpegOf(40_000)), name: 'second.jpg' },
    ]);
    await expect(page.getByText('none.jpg: This isn’t a JPG, PNG or WebP image')).toBeVisible();
    await expect(page.getByLabel(/^What image \d shows/)).toHaveCount(2);
    await page.getByLabel('What image 2 shows').fill('Seven cranes in a row');
    await page.getByRole('button', { name: 'Move image 2 earlier' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('What image 1 shows')).toHaveValue('Seven cranes in a row');
    await expect(page.getByRole('button', { name: 'Move image 1 earlier' })).toBeFocused();
    const frames = page.locator('[draggable=true]');
    await frames.first().dragTo(frames.last());
    await expect(page.getByLabel('What image 2 shows')).toHaveValue('Seven cranes in a row');
    await frames.last().dragTo(frames.first());
    await expect(page.getByLabel('What image 1 shows')).toHaveValue('Seven cranes in a row');

    await press(page, 'Preview');
    const preview = page.getByRole('dialog', { name: 'Preview' });
    await expect(preview.getByText('€1,024.50')).toBeVisible();
    await expect(preview.locator('strong', { hasText: 'Folded' })).toBeVisible();
    const { x = 0 } = (await preview.getByRole('heading').first().boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(16);
    await press(page, 'Close preview');

    // What was typed is there after a reload.
    await page.reload();
    await untilHydrated(page);
    await expect(page.getByLabel('Title')).toHaveValue('Paper cranes, signed');
    await press(page, 'Publish');
    await expect(said(page, 'Product saved successfully!')).toBeVisible();
    await expect(heading(page)).toHaveText('Edit product');
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
    const address = new URL(page.url()).pathname.replace('/my-products', '/product');

    const stranger = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const fan = await stranger.newPage();
    await fan.goto(address);
    await expect(heading(fan)).toHaveText('Paper cranes, signed');
    await expect(fan.getByRole('main')).toContainText('€1,024.50');
    await expect(fan.getByText('One <b>red</b>')).toBeVisible();
    const first = fan.getByAltText('Seven cranes in a row');
    await expect(first).toBeVisible();
    expect((await fan.request.get((await first.getAttribute('src')) ?? '')).status()).toBe(200);

    await press(page, 'Unlist');
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
    // Enter in a field saves, and never publishes.
    await page.getByLabel('Title').fill('Paper cranes, signed twice');
    await page.keyboard.press('Enter');
    await expect(saved(page)).toBeVisible();
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
    expect((await fan.request.get(address)).status()).toBe(404);
    await open(page, '/my-products?status=draft');
    const row = page.getByRole('link', { name: /Paper cranes, signed/ });
    await expect(row).toContainText('7 in stock');
    await row.click();
    await expect(page.getByLabel('Title')).toBeVisible();
    await untilHydrated(page);
    await press(page, 'Delete');
    await press(page, 'Keep the product');
    await press(page, 'Delete');
    await press(page, 'Delete the product');
    await expect(said(page, 'Product deleted successfully!')).toBeVisible();
    await expect(heading(page)).toHaveText('My products');
    await expect(page.getByRole('link', { name: /Paper cranes, signed/ })).toHaveCount(0);
    await stranger.close();
  },
);

test.describe('two windows', () => {
  // Who comes too late is refused, which the browser reports.
  test.use({ allowedErrors: [/409/] });

  test('of two windows that edit one product neither overwrites the other', async ({ page }) => {
    await signInAs(page, 'rauf');
    await openProduct(page, '');
    const other = await page.context().newPage();
    await open(other, new URL(page.url()).pathname);
    const price = await page.getByLabel('Price').inputValue();
    await page.getByLabel('Title').fill('Mine');
    await page.getByLabel('Items in stock').fill('5');
    await other.getByLabel('Title').fill('Theirs');
    await other.getByLabel('Price').fill('12,34');
    await press(other, 'Save');
    await expect(saved(other)).toBeVisible();

    await press(page, 'Save');
    const notice = page.getByRole('alert').filter({ hasText: 'changed in another window' });
    await expect(notice).toContainText('Theirs');
    await expect(page.getByLabel('Title')).toHaveValue('Mine');
    await press(page, 'Keep my version');
    // What was not touched here is as the other window left it.
    await expect(page.getByLabel('Price')).toHaveValue('12.34');
    await press(page, 'Save');
    await expect(saved(page)).toBeVisible();
    await other.getByLabel('Title').fill('Theirs again');
    await other.getByLabel('Price').fill(price);
    await press(other, 'Save');
    await press(other, 'Use the saved version');
    await expect(other.getByLabel('Title')).toHaveValue('Mine');
    await expect(other.getByLabel('Items in stock')).toHaveValue('5');
    await expect(saved(other)).toBeVisible();

    // Leaving asks, and who leaves by choice finds the saved words again.
    await page.getByLabel('Title').fill('Never');
    await page.getByRole('link', { name: 'Cancel' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(heading(page)).toHaveText('My products');
    await openProduct(page, 'Mine');
    await expect(page.getByLabel('Title')).toHaveValue('Mine');
  });
});

test.describe('what is not theirs', () => {
  test.use({ allowedErrors: [/404/] });

  test('no one edits someone else’s product, and only celebrities have the pages', async ({
    page,
  }) => {
    await signInAs(page, 'rauf');
    await openProduct(page, '');
    const path = new URL(page.url()).pathname;
    await leave(page);
    await page.goto(path);
    await expect(page).toHaveURL(/\/account\/login/);
    for (const login of ['mira', 'fan', 'admin']) {
      await leave(page);
      await signInAs(page, login);
      expect((await page.goto(path))?.status()).toBe(404);
    }
    expect((await page.goto('/my-products'))?.status()).toBe(404);
  });
});
