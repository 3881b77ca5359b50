import { core } from '#tests/support/browser/core.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

test.use({ javaScriptEnabled: false });

test('every page of the catalogue reads and its links lead on', async ({ page }) => {
  for (const path of ['/', '/celebrities', '/products/music', '/celebrity/7', '/product/254']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByText('Please wait ...')).toHaveCount(0);
    const links = page.getByRole('main').getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const own = [...new Set(hrefs)].filter((href) => href?.startsWith('/'));
    expect(own.length, path).toBeGreaterThan(2);
    for (const href of own) {
      const answer = await page.request.get(href ?? '', { maxRedirects: 0 });
      // A request asks to sign in first.
      expect([200, 307], href ?? '').toContain(answer.status());
    }
  }
});

test('what opens only by a script is not there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
});

test('a phone has the categories, the search and the languages of the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/celebrities?country=GR');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const opener = page.locator('summary').first();
  await opener.click();
  await menu.getByRole('link', { name: 'Ελληνικά' }).click();
  await expect(page).toHaveURL('/el/celebrities?country=GR');
  await page.goto('/about');
  await opener.click();
  await menu.getByRole('searchbox').fill('danae');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/celebrities?search=danae');
  await opener.click();
  await menu.getByRole('link', { name: 'Music' }).click();
  await expect(page).toHaveURL('/products/music');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a search works from every page', async ({ page }) => {
  await page.goto('/el/about');
  await page.getByRole('search').getByRole('combobox').fill('danae');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/el/celebrities?search=danae');
  await expect(page.getByRole('link', { name: /^Danae Vellis/ })).toBeVisible();
});

test('filters, chips, order and pages work as links and forms', core, async ({ page }) => {
  await page.goto('/celebrities');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await page.getByRole('link', { name: /^Filters/ }).click();
  await page.getByLabel('Country').selectOption('GR');
  await page.getByLabel('To', { exact: true }).fill('500');
  await page.locator('#filters').getByRole('button', { name: 'Apply' }).click();
  // What was left empty is not in the address.
  await expect(page).toHaveURL('/celebrities?country=GR&maxPrice=500');
  await expect(page.locator('#filters')).toHaveCount(0);
  await page.getByLabel('Sort by').selectOption('name');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL('/celebrities?country=GR&maxPrice=500&sort=name');
  await page.getByRole('link', { name: /^Greece/ }).click();
  await expect(page).toHaveURL('/celebrities?maxPrice=500&sort=name');
});
