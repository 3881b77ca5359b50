import type { Page } from 'playwright/test';

import { locales } from '#domain/locale.ts';
import { addressIn } from '#domain/localized-address.ts';
import { core } from '#tests/support/browser/core.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const phone = { width: 390, height: 844 };

async function open(page: Page, address: string) {
  await page.goto(address);
  await untilHydrated(page);
}

test.describe('the burger menu', () => {
  test.use({ viewport: phone });

  test('opens and closes by keyboard, and gives the focus back', core, async ({ page }) => {
    await open(page, '/');
    const burger = page.getByRole('button', { name: 'Open menu' });
    await burger.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused();
    const scrolls = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
    expect(await scrolls()).toBe('hidden');

    // Twice around: what lies behind the menu never has the focus.
    const outside = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && focused?.closest('dialog') === null;
      });
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await outside()).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(burger).toBeFocused();
    expect(await scrolls()).not.toBe('hidden');
  });

  test('closes when a change of page starts', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Log in' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/account/login');
  });

  test('holds the account menu of who is signed in', async ({ page }) => {
    await signInAs(page, 'celebrity');
    await open(page, '/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const account = page.getByRole('dialog').getByRole('navigation', { name: 'Account' });
    await expect(account.getByRole('link')).toHaveText([
      /^My requests/,
      'My products',
      'My services',
      'My earnings',
      'My orders',
      'My profile',
    ]);
  });
});

test('searches the page that is shown, and does nothing for no words', async ({ page }) => {
  await open(page, '/?country=GR');
  const box = page.getByRole('search').getByRole('combobox');
  await box.press('Enter');
  await box.fill('   ');
  await box.press('Enter');
  await expect(page).toHaveURL('/?country=GR');
  await box.fill('Νίγαρ & 1990');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/\?country=GR&search=/);
  expect(new URL(page.url()).searchParams.get('search')).toBe('Νίγαρ & 1990');
});

test('keeps the page and its query when another language is chosen', core, async ({ page }) => {
  await open(page, '/?search=danae&country=GR');
  await page.getByLabel('Language').selectOption('el');
  await expect(page).toHaveURL('/el?search=danae&country=GR');
  await expect(page.locator('html')).toHaveAttribute('lang', 'el');
});

const footers = { '/': 'Terms of use', '/el': 'Όροι χρήσης', '/sr': 'Услови коришћења' };
for (const [path, legal] of Object.entries(footers)) {
  test(`has the menus of the footer in the language of ${path}`, async ({ page }) => {
    await open(page, path);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: legal })).toHaveAttribute(
      'href',
      path === '/' ? '/terms' : `${path}/terms`,
    );
    await expect(footer.getByRole('link', { name: /Instagram|Инстаграм/ })).toBeVisible();
  });
}

test('shows what is below a category to pointer and keyboard, and hides it on Esc', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Categories' });
  const singers = menu.getByRole('link', { name: 'Singers' });
  await expect(singers).toBeHidden();
  await menu.getByRole('link', { name: 'Music' }).focus();
  await expect(singers).toHaveAttribute('href', '/products/music/singers');
  await expect(singers).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(singers).toBeHidden();

  const search = page.getByRole('search').getByRole('combobox');
  await search.focus();
  await menu.getByRole('link', { name: 'Music' }).hover();
  await expect(singers).toBeVisible();
  // The focus is elsewhere; what covers the page goes away all the same.
  await page.keyboard.press('Escape');
  await expect(singers).toBeHidden();
  await page.getByRole('main').hover();
  await menu.getByRole('link', { name: 'Music' }).hover();
  await expect(singers).toBeVisible();
});

test('has each category of the header in one line, in every language', async ({ page }) => {
  const inTwoLines = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('header nav > ul > li > a')]
        .filter((link) => link.checkVisibility())
        .filter(({ firstChild }) => {
          const range = document.createRange();
          if (firstChild) range.selectNode(firstChild);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
        })
        .map(({ textContent }) => textContent),
    );
  for (const locale of locales) {
    await page.goto(addressIn(locale, '/about'));
    await page.evaluate(async () => document.fonts.ready);
    for (const width of [1200, 1280, 1400, 1440, 1536]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await inTwoLines(), `${locale} at ${width}`).toEqual([]);
    }
  }
});

test.describe('while another page is on its way', () => {
  test.use({ viewport: phone });

  test('says that it is busy, and no longer once the page is there', async ({ page }) => {
    await open(page, '/about');
    const held: (() => void)[] = [];
    let isHeld = true;
    await page.route('**/_serverFn/**', async (route) => {
      if (isHeld) await new Promise<void>((go) => held.push(go));
      await route.continue();
    });
    await page.getByRole('banner').getByRole('link').first().click();
    const main = page.getByRole('main');
    await expect(main).toHaveAttribute('aria-busy', 'true');
    isHeld = false;
    for (const go of held) go();
    await expect(page.getByRole('link', { name: 'Find a celebrity' })).toBeVisible();
    await expect(main).toHaveAttribute('aria-busy', 'false');
  });
});

test('paints the chosen theme from the first frame', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  const ground = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await ground()).toBe('rgb(252, 250, 247)');
  await page.getByLabel('Theme').selectOption('dark');
  await expect.poll(ground).toBe('rgb(18, 13, 25)');
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      const { backgroundColor } = getComputedStyle(document.documentElement);
      document.documentElement.dataset['firstFrame'] = backgroundColor;
    });
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-first-frame', 'rgb(18, 13, 25)');
  await untilHydrated(page);
  await page.getByLabel('Theme').selectOption('system');
  await expect.poll(ground).toBe('rgb(252, 250, 247)');
});

test(
  'puts a keyboard at the heading of the page that a link leads to, and back at the link',
  core,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/celebrities');
    const heading = page.getByRole('heading', { level: 1 });
    const card = page.getByRole('link', { name: /^Danae Vellis/ });
    await card.press('Enter');
    await expect(heading).toHaveText('Danae Vellis');
    await expect(heading).toBeFocused();
    await page.goBack();
    await expect(card).toBeFocused();
    // A link that is still there gives it up as well; a choice that is still there does not.
    await page.getByRole('banner').getByRole('link', { name: 'Sport' }).press('Enter');
    await expect(heading).toHaveText('Sport');
    await expect(heading).toBeFocused();
    const language = page.getByLabel('Language');
    await language.focus();
    await language.selectOption('el');
    await expect(page.locator('html')).toHaveAttribute('lang', 'el');
    await expect(page.getByRole('banner').getByRole('combobox').last()).toBeFocused();
  },
);

test('leads a keyboard past the header', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('without a network', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('says so, and tells a log-out that failed in a toast', core, async ({ page, context }) => {
    await signInAs(page, 'fan');
    await open(page, '/my-orders');
    await context.setOffline(true);
    const notice = page.getByText(/^You’re offline\./);
    await expect(notice).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(notice).toBeInViewport({ ratio: 1 });
    // So does the menu beside the page.
    await expect(page.getByRole('button', { name: 'Log out' })).toBeInViewport();
    await page.getByRole('button', { name: 'Log out' }).click();
    const toast = page.getByRole('alert');
    await expect(toast).toContainText('An error occurred. Please try later');
    // It comes down the last pixels.
    await expect.poll(async () => (await toast.boundingBox())?.y).toBe(91);
    await toast.getByRole('button', { name: 'OK' }).click();
    await expect(toast).toBeHidden();
    await context.setOffline(false);
    await expect(page.getByText(/^You’re offline\./)).toBeHidden();
  });
});

test.describe('a page that is not there', () => {
  test.use({ allowedErrors: [/404/] });

  test('takes the focus and offers two ways on', async ({ page }) => {
    await open(page, '/nope');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('main').getByRole('link')).toHaveText([
      'Back to the home page',
      'Browse celebrities',
    ]);
  });
});

test('asks at once for text and headings of Latin and of the language, and for no other fonts', async ({
  page,
}) => {
  const html = await (await page.request.get('/el')).text();
  const preloads = [...html.matchAll(/as="font"[^>]*href="\/fonts\/fira-sans-([^"]+)"/g)];
  expect(preloads.map(([, file]) => file)).toEqual([
    'latin-400.woff2',
    'latin-600.woff2',
    'greek-400.woff2',
    'greek-600.woff2',
  ]);
});

test(
  'loads no more scripts for the home page than the budget of 176 kB',
  core,
  async ({ page }) => {
    await open(page, '/');
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    );
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThan(176_000);
  },
);
