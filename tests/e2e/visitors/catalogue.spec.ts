import { core } from '#tests/support/browser/core.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

test('leads from the home page to a celebrity with services and prices', core, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /Danae/ }).first().click();
  await expect(page).toHaveTitle(/Danae.* \| Astera/);
  await expect(page.getByRole('heading', { name: 'Personalised video' })).toBeVisible();
  await expect(page.getByText(/^€\d+/).first()).toBeVisible();
  await page.screenshot({ path: 'test-results/screens/celebrity-en.png' });
});

test('a mouse pushes a row of cards by its arrows, which are there where something is out of sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await untilHydrated(page);
  const celebrities = page.getByRole('region', { name: 'Celebrities', exact: true });
  const back = celebrities.locator('button[aria-hidden]').first();
  const on = celebrities.locator('button[aria-hidden]').last();
  await expect(back).toHaveAttribute('hidden');
  const last = celebrities.getByRole('listitem').last();
  await expect(last).not.toBeInViewport();
  await on.click();
  await expect(last).toBeInViewport();
  await expect(on).toHaveAttribute('hidden');
  await back.click();
  await expect(celebrities.getByRole('listitem').first()).toBeInViewport();
  await expect(on).not.toHaveAttribute('hidden');
});

test('keeps the page when another language is chosen', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /Danae/ }).first().click();
  await expect(page).toHaveURL(/celebrity\/\d+$/);
  const path = new URL(page.url()).pathname;
  await untilHydrated(page);
  await page.getByLabel('Language').selectOption('tr');
  await expect(page).toHaveURL(`/tr${path}`);
  await expect(page.getByRole('heading', { name: 'Kişiye özel video' })).toBeVisible();
});

test.describe('addresses that lead nowhere', () => {
  test.use({ allowedErrors: [/404/] });

  for (const path of ['/nope', '/celebrity/abc', '/celebrity/999999', '/tr/celebrity/0']) {
    test(`answers ${path} with a translated 404`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      const text = path.startsWith('/tr') ? 'Böyle bir sayfa yok' : 'This page doesn’t exist';
      await expect(page.getByRole('heading', { name: text })).toBeVisible();
    });
  }
});

test('sends /en to the bare path, where English lives', core, async ({ request }) => {
  const answer = await request.get('/en', { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers()['location']).toBe('/');
});
