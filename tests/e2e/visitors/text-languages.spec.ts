import type { Page } from 'playwright/test';

import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const language = (page: Page, name: RegExp) => page.getByRole('button', { name });
const saved = (page: Page) => page.getByText('All changes saved');

async function open(page: Page, path: string) {
  await page.goto(path);
  await untilHydrated(page);
}

test('a celebrity writes a product and the own description in two languages; who reads a third is told which it is', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, 'fiorella');
  await open(page, '/el/my-products/new');
  await page.getByLabel('Τίτλος').fill('Γερανοί');
  await page.getByLabel('Τιμή').fill('12');
  await page.getByLabel('Κατηγορία').selectOption({ index: 2 });
  await page.getByRole('textbox', { name: 'Περιγραφή' }).fill('Με το χέρι');
  await page.getByRole('button', { name: 'Δημοσίευση', exact: true }).click();
  await expect(page).toHaveURL(/\/el\/my-products\/\d+$/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  // The page is English, the texts are the Turkish ones.
  await open(page, `/my-products/${id}`);
  await expect(page.getByText('Language of this text: Ελληνικά')).toBeVisible();
  await language(page, /^Türkçe missing/).click();
  await expect(language(page, /^Türkçe/)).toHaveAttribute('aria-pressed', 'true');
  await expect(language(page, /^Türkçe/)).toBeFocused();
  await page.getByLabel('Title').fill('Kâğıt turnalar');
  await language(page, /^Русский/).click();
  const guard = page.getByRole('dialog', { name: 'Leave without saving?' });
  await guard.getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();

  await page.goto(`/tr/product/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kâğıt turnalar');
  await expect(page.getByText('Bu metnin dili: Ελληνικά')).toBeVisible();
  await expect(page.getByText('Με το χέρι')).toBeVisible();
  await page.goto(`/ru/product/${id}`);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Γερανοί');
  await expect(title).toHaveAttribute('lang', 'el');

  // The description of the store, which she has in all six: without the Turkish one, the first is shown in its place.
  const seller = page.getByRole('main').getByRole('link', { name: 'Fiorella' }).first();
  const store = ((await seller.getAttribute('href')) ?? '').replace('/ru/', '/tr/');
  await open(page, '/my-profile');
  await language(page, /^Türkçe$/).click();
  await expect(language(page, /^Türkçe$/)).toHaveAttribute('aria-pressed', 'true');
  const description = page.getByRole('textbox', { name: 'Description' });
  const turkish = await description.inputValue();
  const save = async (text: string) => {
    await description.fill(text);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(saved(page)).toBeVisible();
  };
  await save('');
  await expect(language(page, /^Türkçe missing/)).toBeVisible();
  await expect(page.getByText('Language of this text: English')).toBeVisible();
  await page.goto(store);
  await expect(page.getByText('Bu metnin dili: English')).toBeVisible();
  await open(page, '/my-profile?language=tr');
  await save(turkish);
  await page.goto(store);
  await expect(page.getByText(turkish.slice(0, 30))).toBeVisible();
  await expect(page.getByText('Bu metnin dili')).toHaveCount(0);

  await open(page, `/my-products/${id}`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete the product' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My products');
});
