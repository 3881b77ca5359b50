import type { Page } from 'playwright/test';

import { jpegOf } from '#tests/support/attack-pictures.ts';
import { heldAt, heldBack } from '#tests/support/browser/held-back.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

/** What is still on its way, or is typed while a form is saved, is in the form afterwards. */

const buttonOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const pictures = (page: Page) => page.getByLabel(/^What image \d shows/);
const told = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function open(page: Page, path: string) {
  await page.goto(path);
  await untilHydrated(page);
}

async function addPicture(page: Page, name: string) {
  await page.locator('input[type=file]').setInputFiles({ ...(await jpegOf(30_000)), name });
}

/** Whatever would save does nothing, and leaving asks. */
async function expectRest(page: Page, title: string) {
  for (const name of ['Publish', 'Save as draft']) {
    await expect(buttonOf(page, name)).toHaveAttribute('aria-disabled', 'true');
    await buttonOf(page, name).focus();
    await page.keyboard.press('Enter');
  }
  await page.getByLabel('Title').press('Enter');
  await expect(told(page, 'Please wait ...').last()).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

test('pictures that are on their way, and what is typed while a new product is saved, are not lost', async ({
  page,
}) => {
  await signInAs(page, 'varvara');
  await open(page, '/my-products/new');
  let goOn = await heldAt(page, '/api/product/picture');
  await addPicture(page, 'first.jpg');
  await expectRest(page, 'New product');
  await page.getByLabel('Title').fill('Paper boats');
  await page.getByLabel('Price').fill('12');
  await page.getByLabel('Category').selectOption({ index: 2 });
  await page.getByRole('textbox', { name: 'Description' }).fill('Folded by hand');
  goOn();
  await expect(pictures(page)).toHaveCount(1);

  const save = await heldBack(page, 'createOwnProduct');
  goOn = await heldAt(page, '/api/product/picture');
  await buttonOf(page, 'Publish').click();
  for (const name of ['Publish', 'Save as draft'])
    await expect(buttonOf(page, name)).toHaveAttribute('aria-disabled', 'true');
  await addPicture(page, 'second.jpg');
  await page.getByLabel('Title').fill('Paper boats, signed');
  save();
  await expect(page.getByText('Product saved successfully!').first()).toBeVisible();
  await page.getByLabel('Items in stock').fill('7');
  goOn();
  await expect(page).toHaveURL(/\/my-products\/\d+$/);
  await expect(page.getByText('3 unsaved changes')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Paper boats, signed');
  await expect(page.getByLabel('Items in stock')).toHaveValue('7');
  await expect(pictures(page)).toHaveCount(2);
  await buttonOf(page, 'Save').click();
  await expect(page.getByText('All changes saved')).toBeVisible();

  // Anyone who takes pictures away goes on from the next one, and hears of it.
  const remove = buttonOf(page, 'Remove image 1');
  await remove.press('Enter');
  await expect(remove).toBeFocused();
  await expect(told(page, 'Image 1 removed. Images left: 1')).toBeAttached();
  await remove.press('Enter');
  await expect(page.getByLabel('Add images')).toBeFocused();
  await expect(told(page, 'Image 1 removed. Images left: 0')).toBeAttached();
});

test('the picture of a new page that is on its way, and what is typed while it is saved, are not lost', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await open(page, '/settings/pages/new');
  let goOn = await heldAt(page, '/api/page/picture');
  await addPicture(page, 'first.jpg');
  await expectRest(page, 'New page');
  await page.getByLabel('Address').fill('paper-boats');
  await page.getByLabel('Title').fill('Paper boats');
  await page.getByRole('textbox', { name: 'Content' }).fill('Folded by hand');
  goOn();
  await expect(page.getByAltText('The image of this page')).toBeVisible();

  const save = await heldBack(page, 'createEditedPage');
  goOn = await heldAt(page, '/api/page/picture');
  await buttonOf(page, 'Save as draft').click();
  await addPicture(page, 'second.jpg');
  await page.getByLabel('Title').fill('Paper boats, signed');
  save();
  await expect(page.getByText('The page was saved').first()).toBeVisible();
  const first = await page.getByAltText('The image of this page').getAttribute('src');
  goOn();
  await expect(page.getByRole('heading', { name: 'Edit page' })).toBeVisible();
  await expect(page.getByText('2 unsaved changes')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Paper boats, signed');
  await expect(page.getByAltText('The image of this page')).not.toHaveAttribute('src', first ?? '');
  await buttonOf(page, 'Save as draft').click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await buttonOf(page, 'Delete').click();
  await buttonOf(page, 'Delete the page').click();
  await expect(page.getByRole('list', { name: 'Pages' })).toBeVisible();
});

test.describe('what could not be unlisted', () => {
  test.use({ allowedErrors: [/502/] });

  test('is told until someone types on: nothing says that all is saved', async ({ page }) => {
    await signInAs(page, 'rauf');
    await open(page, '/my-products?status=published');
    await page.getByRole('list', { name: 'My products' }).getByRole('link').first().click();
    await expect(page.getByText('All changes saved')).toBeVisible();
    await page.route('**/_serverFn/**', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 502, contentType: 'text/plain', body: 'backend_failed' })
        : route.fallback(),
    );
    await buttonOf(page, 'Unlist').click();
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toHaveText('Something went wrong!');
    await expect(page.getByText('All changes saved')).toHaveCount(0);
    const title = page.getByLabel('Title');
    const before = await title.inputValue();
    await title.fill('Another one');
    await expect(failure).toHaveCount(0);
    await expect(page.getByText('1 unsaved change')).toBeVisible();
    await title.fill(before);
    await expect(page.getByText('All changes saved')).toBeVisible();
  });
});
