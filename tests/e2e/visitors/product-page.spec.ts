import { core } from '#tests/support/browser/core.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

test(
  'shows what it is, what it costs, who sells it and whether there is one',
  core,
  async ({ page }) => {
    await page.goto('/product/254');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Night Ferry tour poster');
    await expect(page.getByRole('img', { name: 'Night Ferry tour poster' })).toBeVisible();
    await expect(page.getByText('€26', { exact: true })).toBeVisible();
    await expect(page.getByText('In stock')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to basket' })).toBeEnabled();
    await page.getByRole('link', { name: 'Danae Vellis', exact: true }).click();
    await expect(page).toHaveURL('/celebrity/7');
  },
);

test('offers what else the seller has, without the product itself', async ({ page }) => {
  await page.goto('/product/254');
  const more = page.getByRole('region', { name: 'More from Danae Vellis' });
  await expect(more.getByRole('link', { name: /Night Ferry tote/ })).toBeVisible();
  await expect(more.getByRole('link', { name: /tour poster/ })).toHaveCount(0);
});

test('says that it is sold out, and how many are left of the last ones', core, async ({ page }) => {
  await page.goto('/ru/product/230');
  await expect(page.getByText('Распродано')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Сейчас недоступно' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Добавить в корзину' })).toHaveCount(0);
  await page.goto('/product/238');
  await expect(page.getByText(/^Only \d left$/)).toBeVisible();
});

test('keeps the place of a picture that is not there', async ({ page }) => {
  await page.goto('/product/262');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.locator('img[fetchpriority=high]')).toHaveCount(0);
});

test.describe('addresses that lead nowhere', () => {
  test.use({ allowedErrors: [/404/] });

  for (const path of ['/product/999999', '/product/abc', '/product/0', '/tr/product/1']) {
    test(`answers ${path} with a translated 404`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
      const text = path.startsWith('/tr') ? 'Böyle bir sayfa yok' : 'This page doesn’t exist';
      await expect(page.getByRole('heading', { name: text })).toBeVisible();
    });
  }
});
