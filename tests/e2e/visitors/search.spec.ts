import { violationsOf } from '#tests/support/browser/accessibility.ts';
import { core } from '#tests/support/browser/core.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

test(
  'suggests people and goods while someone types, in any spelling, and goes there',
  core,
  async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
    const field = page.getByRole('combobox', { name: 'Search celebrities and gifts' });
    await field.pressSequentially('luka mar');
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options.filter({ hasText: 'Лука Марић' }).first()).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(await violationsOf(page, { within: 'header' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(field).toHaveValue('luka mar');
    await page.keyboard.press('ArrowDown');
    const first = options.first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await first.getAttribute('id')) ?? '',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/celebrity\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Лука Марић');
  },
);

for (const [from, to] of [
  ['/products/music?maxPrice=200', '/products/music?maxPrice=200&search=danae'],
  ['/celebrities?country=GR&page=2', '/celebrities?country=GR&search=danae'],
  ['/celebrity/7', '/celebrities?search=danae'],
  ['/ru/how-it-works', '/ru/celebrities?search=danae'],
  ['/account/login?destination=%2Fmy-orders', '/celebrities?search=danae'],
] as const) {
  test(`a search on ${from} leads to ${to}`, async ({ page }) => {
    await page.goto(from);
    await untilHydrated(page);
    await page.getByRole('search').getByRole('combobox').fill('danae');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('main').getByRole('link', { name: /^Danae Vellis/ })).toBeVisible();
    // In the quotation marks of the language.
    const quoted = from.startsWith('/ru') ? '«danae»' : '“danae”';
    await expect(page.getByRole('link', { name: quoted })).toBeVisible();
  });
}

test(
  'a search inside a category that finds nothing leads to the wider one',
  core,
  async ({ page }) => {
    await page.goto('/products/comedy?search=danae');
    await expect(page.getByText('No results found')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.screenshot({ path: 'test-results/screens/wider-search.png' });
    await page.getByRole('link', { name: 'Search everywhere for “danae”' }).click();
    await expect(page).toHaveURL('/?search=danae');
    await expect(page.getByRole('main').getByRole('link', { name: /^Danae Vellis/ })).toBeVisible();
  },
);

test.describe('on a page that is not there', () => {
  test.use({ allowedErrors: [/404/] });

  for (const path of ['/products/nope', '/nope']) {
    test(`a search on ${path} finds someone`, async ({ page }) => {
      await page.goto(path);
      await untilHydrated(page);
      await page.getByRole('search').getByRole('combobox').fill('danae');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/celebrities?search=danae');
      await expect(
        page.getByRole('main').getByRole('link', { name: /^Danae Vellis/ }),
      ).toBeVisible();
    });
  }
});

test.describe('when the code of the suggestions does not come', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  test('the field still searches, and the page stands', async ({ page }) => {
    await page.route('**/static/suggestion-list-*.js', (route) => route.abort());
    await page.goto('/');
    await untilHydrated(page);
    const field = page.getByRole('search').getByRole('combobox');
    await field.pressSequentially('danae');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/?search=danae');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “danae”');
    // What was the home page is gone with all that could have had the focus.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('Enter without a choice searches the page, and too little suggests nothing', async ({
  page,
}) => {
  await page.goto('/celebrities');
  await untilHydrated(page);
  const field = page.getByRole('combobox', { name: 'Search celebrities and gifts' });
  await field.pressSequentially('d');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.pressSequentially('anae');
  await expect(page.getByRole('listbox')).toBeVisible();
  // A link, so that it can be opened in a window of its own.
  const first = page.getByRole('option').first();
  await expect(first).toHaveAttribute('href', '/celebrity/7');
  await page.screenshot({ path: 'test-results/screens/suggestions.png' });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/celebrities?search=danae');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: /^Danae Vellis/ })).toBeVisible();
});
