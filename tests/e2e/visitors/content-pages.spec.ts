import { menus } from '#backend/seed/world/menus.ts';
import { core } from '#tests/support/browser/core.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const paths = menus.flatMap(({ items }) => items.map(({ path }) => path));

test('has every page of the footer’s menus', core, async ({ request }) => {
  expect(paths.length).toBeGreaterThan(7);
  for (const path of paths) {
    expect((await request.get(path)).status(), path).toBe(200);
    expect((await request.get(`/az${path}`)).status(), path).toBe(200);
  }
});

test.describe('blocks and what no one wrote', () => {
  test.use({ allowedErrors: [/404/] });

  for (const path of ['/hero', '/banner', '/sr/no-such-page', '/Terms!']) {
    test(`answers ${path} with 404`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
    });
  }
});

test('leads from a Greek text to Greek pages', async ({ page }) => {
  await page.goto('/el/about');
  await page.getByRole('main').getByRole('link', { name: 'πώς λειτουργεί' }).click();
  await expect(page).toHaveURL('/el/how-it-works');
  await expect(page.locator('html')).toHaveAttribute('lang', 'el');
});

test('shows the way of a request in steps', async ({ page }) => {
  await page.goto('/how-it-works');
  const steps = page.getByRole('main').getByRole('listitem');
  await expect(steps).toHaveCount(4);
  await expect(steps.first().getByRole('heading')).toHaveText('Choose');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('texts can be read, questions open and links lead on', core, async ({ page }) => {
    await page.goto('/how-it-works');
    const answer = page.getByText('Your order shows the account');
    await expect(answer).toBeHidden();
    await page.getByText('How do I pay?').click();
    await expect(answer).toBeVisible();
    await page.goto('/about');
    await page.getByRole('main').getByRole('link', { name: 'how it works' }).click();
    await expect(page).toHaveURL('/how-it-works');
  });

  test('a celebrity and her goods can be read and reached', async ({ page }) => {
    await page.goto('/celebrity/7');
    await expect(page.getByRole('heading', { name: 'Choose a service' })).toBeVisible();
    await page.getByRole('link', { name: /Night Ferry tour poster/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Night Ferry tour poster');
    await page.getByRole('link', { name: 'Danae Vellis', exact: true }).click();
    await expect(page).toHaveURL('/celebrity/7');
  });
});
