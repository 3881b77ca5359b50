import type { Page, Route } from 'playwright/test';

import { jpegOf } from '#tests/support/attack-pictures.ts';
import { core } from '#tests/support/browser/core.ts';
import { leave, signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const saved = (page: Page) => page.getByText('All changes saved');
const language = (page: Page, name: RegExp) => page.getByRole('button', { name });
const content = (page: Page) => page.getByRole('textbox', { name: 'Content' });

async function open(page: Page, path: string) {
  await page.goto(path);
  await untilHydrated(page);
}

/** The server fails whatever is asked of it by this method. */
async function whileBroken(page: Page, method: 'GET' | 'POST', act: () => Promise<void>) {
  const fail = (route: Route) =>
    route.request().method() === method
      ? route.fulfill({ status: 502, contentType: 'text/plain', body: 'backend_failed' })
      : route.fallback();
  await page.route('**/_serverFn/**', fail);
  await act();
  await page.unroute('**/_serverFn/**', fail);
}

test.describe('pages', () => {
  // A page that is hidden or gone is looked for, who comes too late is refused, and the server fails once.
  test.use({ allowedErrors: [/40[49]|502/] });

  test(
    'an administrator writes a page in two languages, which visitors read at once, hides and deletes it',
    core,
    async ({ page, browser, baseURL }) => {
      test.setTimeout(120_000);
      await signInAs(page, 'admin');
      await open(page, '/settings');
      await whileBroken(page, 'GET', async () => {
        await page.getByRole('link', { name: 'Pages', exact: true }).click();
        await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      });
      await press(page, 'Try again');
      await expect(page.getByRole('list', { name: 'Pages' })).toBeVisible();
      await page.getByRole('link', { name: 'New page' }).click();
      await expect(page.getByRole('heading', { name: 'New page' })).toBeVisible();
      await untilHydrated(page);
      await page.getByLabel('Address').fill('my-orders');
      await press(page, 'Publish');
      await expect(page.getByLabel('Address')).toBeFocused();
      await expect(page.getByText('This address is reserved by the site')).toBeVisible();
      await expect(page.getByText('This field is required')).toHaveCount(1);
      await page.getByLabel('Address').fill('gift-cards');
      // What is wrong in a language that is not shown is shown.
      await page.getByLabel('Title').fill('x'.repeat(121));
      await language(page, /^Ελληνικά missing/).click();
      await press(page, 'Publish');
      await expect(language(page, /^English.*Something is wrong here/)).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(page.getByLabel('Title')).toBeFocused();
      await page.getByLabel('Title').fill('');
      await language(page, /^Ελληνικά missing/).click();
      await page.getByLabel('Title').fill('Δωροκάρτες');
      await content(page).fill('Πώς λειτουργεί\n\nΓράψτε μας');
      await content(page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 3));
      await press(page, 'Heading');
      await expect(content(page)).toHaveValue(/^## Πώς λειτουργεί/);
      await content(page).evaluate((area: HTMLTextAreaElement) => {
        const { length } = area.value;
        area.setSelectionRange(length - 10, length);
      });
      await page
        .getByRole('button', { name: 'Link', exact: true })
        .evaluate((button: HTMLElement) => {
          button.click();
          // Typed before the next frame.
          document.execCommand('insertText', false, '/');
        });
      await page.keyboard.type('contact');
      await expect(content(page)).toHaveValue(/\[Γράψτε μας\]\(\/contact\)$/);
      await expect(language(page, /^Ελληνικά$/)).toHaveAttribute('aria-pressed', 'true');
      await page.locator('input[type=file]').setInputFiles({
        name: 'none.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from('no picture'),
      });
      await expect(page.getByText('This isn’t a JPG, PNG or WebP image')).toBeVisible();
      const file = { ...(await jpegOf(30_000)), name: 'cards.jpg' };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByLabel('What the image shows').fill('Τρεις κάρτες');
      await press(page, 'Preview');
      const preview = page.getByRole('dialog', { name: 'Preview' });
      await expect(preview.getByRole('heading', { name: 'Πώς λειτουργεί' })).toBeVisible();
      await expect(preview.getByAltText('Τρεις κάρτες')).toBeVisible();
      // On a phone it keeps clear of the screen's edge, though it opens inside the account's frame.
      const desktop = page.viewportSize();
      await page.setViewportSize({ width: 390, height: 844 });
      const { x = 0 } = (await preview.getByRole('heading').first().boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(16);
      if (desktop) await page.setViewportSize(desktop);
      await press(page, 'Close preview');
      // What was typed is there after a reload.
      await page.reload();
      await untilHydrated(page);
      await expect(page.getByLabel('Address')).toHaveValue('gift-cards');
      await whileBroken(page, 'POST', async () => {
        await press(page, 'Publish');
        await expect(page.getByRole('main').getByText('Something went wrong!')).toBeVisible();
      });
      await expect(page.getByLabel('Address')).toHaveValue('gift-cards');
      await press(page, 'Publish');
      await expect(page.getByRole('heading', { name: 'Edit page' })).toBeVisible();
      await expect(page.getByText('Published', { exact: true })).toBeVisible();
      await untilHydrated(page);
      const path = new URL(page.url()).pathname;

      const stranger = await browser.newContext(baseURL === undefined ? {} : { baseURL });
      const visitor = await stranger.newPage();
      await visitor.goto('/tr/gift-cards');
      const title = visitor.getByRole('heading', { level: 1 });
      await expect(title).toHaveText('Δωροκάρτες');
      await expect(title).toHaveAttribute('lang', 'el');
      await expect(visitor.getByText('Bu metnin dili: Ελληνικά')).toBeVisible();
      const shown = visitor.getByAltText('Τρεις κάρτες');
      await expect(shown).toHaveAttribute('lang', 'el');
      expect((await visitor.request.get((await shown.getAttribute('src')) ?? '')).status()).toBe(
        200,
      );
      await expect(visitor.getByRole('link', { name: 'Γράψτε μας' })).toHaveAttribute(
        'href',
        '/tr/contact',
      );

      // Of two windows neither overwrites the other.
      const other = await page.context().newPage();
      await open(other, path);
      await language(other, /^Ελληνικά/).click();
      await other.getByLabel('Title').fill('Κάρτες');
      await press(other, 'Save');
      await expect(saved(other)).toBeVisible();
      await language(page, /^Türkçe missing/).click();
      await page.getByLabel('Title').fill('Hediye kartları');
      await content(page).fill('Yakında');
      await press(page, 'Save');
      const notice = page.getByRole('alert').filter({ hasText: 'changed in another window' });
      await expect(notice).toContainText('Κάρτες');
      await press(page, 'Keep my version');
      await press(page, 'Save');
      await expect(saved(page)).toBeVisible();
      await visitor.goto('/tr/gift-cards');
      await expect(title).toHaveText('Hediye kartları');
      await expect(visitor.getByText('Bu metnin dili')).toHaveCount(0);
      await visitor.goto('/el/gift-cards');
      await expect(title).toHaveText('Κάρτες');

      await press(page, 'Remove image');
      await expect(page.getByLabel('Upload image')).toBeFocused();
      await expect(page.getByRole('status').getByText('The image was removed')).toBeAttached();
      await press(page, 'Save');
      await expect(saved(page)).toBeVisible();
      await visitor.goto('/el/gift-cards');
      await expect(title).toHaveText('Κάρτες');
      await expect(visitor.getByRole('main').getByRole('img')).toHaveCount(0);

      await press(page, 'Unpublish');
      await expect(page.getByText('Draft', { exact: true })).toBeVisible();
      expect((await visitor.request.get('/el/gift-cards')).status()).toBe(404);
      await press(page, 'Delete');
      await press(page, 'Keep the page');
      await press(page, 'Delete');
      await press(page, 'Delete the page');
      await expect(page.getByRole('list', { name: 'Pages' })).toBeVisible();
      await expect(page.getByRole('link', { name: /gift-cards/ })).toHaveCount(0);
      expect((await page.goto(path))?.status()).toBe(404);
      await stranger.close();
    },
  );

  test('only administrators have the pages of settings', async ({ page }) => {
    for (const login of ['fan', 'celebrity', 'manager']) {
      await leave(page);
      await signInAs(page, login);
      for (const path of ['/settings/pages', '/settings/pages/new', '/settings/menus']) {
        expect([login, path, (await page.goto(path))?.status()]).toEqual([login, path, 404]);
      }
    }
  });
});

test.describe('menus', () => {
  test.use({ allowedErrors: [/409|502/] });

  test('an administrator adds an entry to a menu by keyboard, moves it up and takes it away', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    await signInAs(page, 'admin');
    await open(page, '/settings/menus');
    const menu = page.getByRole('region', { name: 'Footer legal links' });
    const entries = menu.getByRole('listitem');
    const count = await entries.count();
    const place = count + 1;
    const save = async () => {
      await menu.getByRole('button', { name: 'Save the menu' }).click();
      await expect(menu.getByText('The menu was saved')).toBeVisible();
    };
    await menu.getByRole('button', { name: 'Add an entry' }).click();
    await menu.getByRole('button', { name: 'Save the menu' }).click();
    await expect(menu.getByLabel(`Name of entry ${place}`)).toBeFocused();
    await expect(menu.getByText('This field is required')).toHaveCount(2);
    await menu.getByLabel(`Name of entry ${place}`).fill('Press room');
    await menu.getByLabel(`Where entry ${place} leads`).selectOption('Another address');
    const address = menu.getByLabel(`Address of entry ${place}`);
    await address.fill('javascript:alert(1)');
    await menu.getByRole('button', { name: 'Save the menu' }).click();
    await expect(address).toBeFocused();
    await expect(menu.getByText(/^Enter a page on this site/)).toBeVisible();
    await address.fill('https://press.example/');
    await menu.getByRole('button', { name: `Move entry ${place} up` }).focus();
    await page.keyboard.press('Enter');
    await expect(menu.getByLabel(`Name of entry ${count}`)).toHaveValue('Press room');
    await expect(menu.getByRole('button', { name: `Move entry ${count} up` })).toBeFocused();
    // What was typed is there after a reload.
    await page.reload();
    await untilHydrated(page);
    await expect(menu.getByLabel(`Name of entry ${count}`)).toHaveValue('Press room');

    const other = await page.context().newPage();
    await open(other, '/settings/menus');
    await whileBroken(page, 'POST', async () => {
      await menu.getByRole('button', { name: 'Save the menu' }).click();
      await expect(menu.getByRole('alert')).toHaveText('An error occurred. Please try later');
    });
    await save();
    const stranger = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const visitor = await stranger.newPage();
    const link = visitor.getByRole('contentinfo').getByRole('link', { name: 'Press room' });
    await visitor.goto('/el');
    await expect(link).toHaveAttribute('href', 'https://press.example/');

    // Another window that has not seen it does not overwrite it.
    const late = other.getByRole('region', { name: 'Footer legal links' });
    await late.getByRole('button', { name: 'Add an entry' }).click();
    await late.getByLabel(`Name of entry ${place}`).fill('Home again');
    await late.getByLabel(`Where entry ${place} leads`).selectOption('Home');
    await late.getByRole('button', { name: 'Save the menu' }).click();
    await expect(late.getByRole('alert')).toContainText('Press room');
    await late.getByRole('button', { name: 'Use the saved version' }).click();
    await expect(late.getByLabel(`Name of entry ${count}`)).toHaveValue('Press room');
    const remove = (entry: number) => late.getByRole('button', { name: `Remove entry ${entry}` });
    await remove(count).press('Enter');
    await expect(remove(count)).toBeFocused();
    const told = `Entry ${count} removed. Entries left: ${count}`;
    await expect(late.getByRole('status').filter({ hasText: told })).toBeAttached();
    // After the last one there is no next.
    const add = late.getByRole('button', { name: 'Add an entry' });
    await add.click();
    await remove(place).press('Enter');
    await expect(add).toBeFocused();
    await late.getByRole('button', { name: 'Save the menu' }).click();
    await expect(late.getByText('The menu was saved')).toBeVisible();
    await visitor.goto('/el');
    await expect(visitor.getByRole('contentinfo').getByRole('listitem').first()).toBeVisible();
    await expect(link).toHaveCount(0);
    await stranger.close();
  });
});
