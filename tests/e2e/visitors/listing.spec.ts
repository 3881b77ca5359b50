import type { Page } from 'playwright/test';

import { core } from '#tests/support/browser/core.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

/** Opens an address and waits until the page can be used. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await untilHydrated(page);
}

function names(page: Page, list: string) {
  return page.getByRole('region', { name: list }).getByRole('link');
}

async function openFilters(page: Page) {
  await page.getByRole('link', { name: /^Filters/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer.getByRole('button', { name: 'Close filters' })).toBeFocused();
  return drawer;
}

test(
  'a shared address with filters is the same page from the server',
  core,
  async ({ page, request }) => {
    await open(page, '/celebrities');
    const drawer = await openFilters(page);
    await drawer.getByLabel('From', { exact: true }).fill('20');
    await drawer.getByLabel('To', { exact: true }).fill('30');
    await drawer.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL('/celebrities?minPrice=20&maxPrice=30');
    await expect(page.getByRole('link', { name: '€20 to €30' })).toBeVisible();
    const count = await page.getByRole('main').getByRole('status').textContent();
    const cards = await names(page, 'Celebrities').allTextContents();
    const html = await (await request.get(page.url())).text();
    expect(html).toContain('noindex, follow');
    await page.reload();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(count ?? '');
    expect(await names(page, 'Celebrities').allTextContents()).toEqual(cards);
    expect(cards.length).toBeGreaterThan(3);
  },
);

test(
  'picking a country or a category applies at once, and the page is not loaded again',
  core,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/celebrities?sort=name');
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
    await (await openFilters(page)).getByLabel('Country').selectOption('GR');
    await expect(page).toHaveURL('/celebrities?country=GR&sort=name');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('link', { name: /^Filters ?, 1 active/ })).toBeVisible();
    await (await openFilters(page)).getByLabel(/^Comedy/).click();
    await expect(page).toHaveURL('/celebrities?country=GR&category=comedy&sort=name');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1 result');
    await page.getByRole('link', { name: /^Comedy Remove filter/ }).click();
    await expect(page).toHaveURL('/celebrities?country=GR&sort=name');
    await (await openFilters(page)).getByRole('link', { name: 'Clear' }).click();
    await expect(page).toHaveURL('/celebrities?sort=name');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('body')).toHaveAttribute('data-same-document');
  },
);

test('prices go along with what is picked, and what is none is told at its field', async ({
  page,
}) => {
  await open(page, '/tr/celebrities');
  const from = page.locator('dialog [name=minPrice]');
  const filters = page.getByRole('link', { name: /^Filtreler/ });
  await filters.click();
  await from.fill('90,5');
  await from.press('Enter');
  await expect(from).toBeFocused();
  await expect(from).toHaveAccessibleDescription('Yalnızca tam avro, örneğin 50');
  await from.fill('40');
  await page
    .getByRole('dialog')
    .getByLabel(/^Müzik/)
    .click();
  await expect(page).toHaveURL('/tr/celebrities?category=music&minPrice=40');
  await filters.click();
  await expect(from).toHaveValue('40');
});

test.describe('when the code of the filters does not come', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  test('the list stays, and another try brings them', async ({ page }) => {
    await open(page, '/celebrities');
    await page.route('**/static/listing-filters-*.js', (route) => route.abort());
    const drawer = await openFilters(page);
    await expect(drawer.getByRole('alert')).toContainText('An error occurred');
    await page.unrouteAll();
    await drawer.getByRole('button', { name: 'Try again' }).click();
    await expect(drawer.getByRole('button', { name: 'Apply' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(names(page, 'Celebrities').first()).toBeVisible();
  });
});

test('on a wide window a country is found by typing', async ({ page }) => {
  await open(page, '/');
  const drawer = await openFilters(page);
  await drawer.locator('input[role=combobox]').pressSequentially('Serb');
  await drawer.getByRole('option', { name: /^Serbia/ }).click();
  await expect(page).toHaveURL('/?country=RS');
  await expect(page.getByRole('link', { name: /^Лука Марић/ })).toBeVisible();
  await expect(page.locator('b[lang=sr]').first()).toBeVisible();
});

test('the drawer is used with the keyboard alone', core, async ({ page }) => {
  await open(page, '/celebrities');
  const button = page.getByRole('link', { name: /^Filters/ });
  await button.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer.getByRole('button', { name: 'Close filters' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await drawer.getByLabel(/^All categories/).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  // Walking through the categories applies none of them.
  await expect(drawer.getByLabel(/^Film and TV/)).toBeChecked();
  await expect(page).toHaveURL('/celebrities');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/celebrities?category=film-tv');
  await expect(drawer).toBeHidden();
});

test('a category page offers no categories to filter by', async ({ page }) => {
  await open(page, '/products/music');
  const drawer = await openFilters(page);
  await expect(drawer.getByText('Price', { exact: true })).toBeVisible();
  await expect(drawer.getByText('All categories')).toHaveCount(0);
});

test(
  'pages turn by links, the heading takes the focus, and back returns to the card',
  core,
  async ({ page }) => {
    await open(page, '/');
    await page.getByRole('link', { name: 'See all' }).first().click();
    await expect(page.getByText('Page 1 of 2')).toBeVisible();
    // The home page has read goods, too; here they do not count.
    await expect(page.getByRole('main').getByRole('status')).toHaveText('27 results');
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/celebrities?page=2');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    const card = names(page, 'Celebrities').first();
    const name = await card.textContent();
    await card.click();
    await expect(page).toHaveURL(/\/celebrity\/\d+$/);
    await page.goBack();
    await expect(page).toHaveURL('/celebrities?page=2');
    await expect(names(page, 'Celebrities').first()).toHaveText(name ?? '');
    await expect(names(page, 'Celebrities').first()).toBeFocused();
  },
);

test('another order stands in the address and starts at the first page', async ({ page }) => {
  await open(page, '/celebrities?page=2');
  await page.getByLabel('Sort by').selectOption('price-desc');
  await expect(page).toHaveURL('/celebrities?sort=price-desc');
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  const prices = await names(page, 'Celebrities').allTextContents();
  const euros = prices.map((text) => Number(/€(\d+)/.exec(text)?.[1]));
  expect(euros).toEqual(euros.toSorted((a, b) => b - a));
});

for (const bad of [
  'country=ZZ&minPrice=cheap&sort=banana&page=-3',
  'country=&category=&maxPrice=',
]) {
  test(`${bad} filters nothing`, async ({ page }) => {
    const answer = await page.goto(`/celebrities?${bad}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('main').getByRole('status')).toHaveText('27 results');
    await expect(page.getByRole('list', { name: 'Active filters' })).toHaveCount(0);
  });
}

test('what other sites hang on the address leaves the home page as it is', async ({ page }) => {
  await page.goto('/?utm_source=letter');
  await expect(page.getByRole('link', { name: 'Find a celebrity' })).toBeVisible();
});

for (const [bad, good] of [
  ['/celebrities?page=400', '/celebrities?page=2'],
  ['/products/music?minPrice=90&maxPrice=20', '/products/music?minPrice=20&maxPrice=90'],
] as const) {
  test(`${bad} falls back to ${good}`, async ({ page }) => {
    const answer = await page.goto(bad);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveURL(good);
    await expect(names(page, 'Celebrities').first()).toBeVisible();
  });
}

for (const [search, name] of [
  ['Luka Maric', 'Лука Марић'],
  ['ЛУКА МАРИЋ', 'Лука Марић'],
  ['ilkin tagizade', 'İlkin Tağızadə'],
  ['Joaquin', 'Joaquín Solerano'],
] as const) {
  test(`a search for ${search} finds ${name}`, async ({ page }) => {
    await page.goto(`/?search=${encodeURIComponent(search)}`);
    await expect(page.getByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
    // Who is looked for stands before what they sell.
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
      'Celebrities',
    );
  });
}

test('a key that was held down finds nothing', async ({ page }) => {
  await page.goto('/?search=zzzz');
  await expect(page.getByText('No results found')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('0 results');
});

test('where nothing fits, one press takes the filters off', core, async ({ page }) => {
  await open(page, '/celebrities?search=nobodyatall&country=GR');
  await expect(page.getByText('No results found')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('0 results');
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/celebrities');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('27 results');
});

test('a category holds its subcategories, people and goods, and knows its place', async ({
  page,
}) => {
  await open(page, '/products/signed-goods');
  await expect(names(page, 'Signed by the stars, sent to you').first()).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Subcategories' })
    .getByRole('link', { name: /Records/ })
    .click();
  await expect(page).toHaveURL('/products/signed-goods/records-books');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('link')).toHaveCount(2);
  await expect(trail.locator('[aria-current=page]')).toHaveText(/Records/);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', /\/products\/signed-goods\/records-books$/);
  await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached();
});

test.describe('categories that there are not', () => {
  test.use({ allowedErrors: [/404/] });

  for (const path of ['/products/nope', '/products/sport/singers', '/tr/products/nope']) {
    test(`${path} is a translated 404`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      const text = path.startsWith('/tr') ? 'Böyle bir sayfa yok' : 'This page doesn’t exist';
      await expect(page.getByRole('heading', { name: text })).toBeVisible();
    });
  }
});

test('back and forward restore the filters and the place in the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/celebrities?sort=name');
  await page.evaluate(() => window.scrollTo(0, 1_500));
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await expect.poll(place).toBe(1_500);
  const cards = await names(page, 'Celebrities').allTextContents();
  const seen = names(page, 'Celebrities').nth(12);
  await seen.click();
  await expect(page).toHaveURL(/\/celebrity\/\d+$/);
  await expect.poll(place).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/celebrities?sort=name');
  await expect.poll(place).toBe(1_500);
  expect(await names(page, 'Celebrities').allTextContents()).toEqual(cards);
  await page.goForward();
  await expect(page).toHaveURL(/\/celebrity\/\d+$/);
  await expect.poll(place).toBe(0);
});
