import type { Page } from 'playwright/test';

import { core } from '#tests/support/browser/core.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const phone = { width: 390, height: 844 };
const price = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `Price in euros, ${name}` });
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit' });
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first();

async function openServices(page: Page, locale = '') {
  await page.goto(`${locale}/my-services`);
  await untilHydrated(page);
}

test(
  'a celebrity on a phone chooses services and prices, and fans see them at once',
  core,
  async ({ page, browser, baseURL }) => {
    await page.setViewportSize(phone);
    await signInAs(page, 'kwame');
    const stranger = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const fan = await stranger.newPage();
    const [kwame] = await (
      await page.request.get('/wp-json/wcfmmp/v1/store-vendors?search=kwame')
    ).json();
    const address = `/celebrity/${kwame.vendor_id}`;
    await fan.goto(address);

    await openServices(page);
    await submit(page).click();
    await expect(said(page, 'No changes')).toBeVisible();

    const [kept, other] = ['Send a message', 'Facebook friend and post'];
    await tick(page, other).check();
    await submit(page).click();
    await expect(page.getByRole('alert').first()).toContainText(
      'Make sure all selected services have a price!',
    );
    await expect(price(page, other)).toBeFocused();
    await expect(price(page, other)).toHaveAccessibleDescription(
      'Set a price or untick this service',
    );
    await price(page, other).fill('1,234.50');
    await tick(page, kept).check();
    await price(page, kept).fill('31,5');
    await expect(page.getByText('2 unsaved changes')).toBeVisible();

    // What was typed is there after a reload, and leaving asks first.
    await page.reload();
    await untilHydrated(page);
    await expect(price(page, kept)).toHaveValue('31,5');
    await page.getByRole('link', { name: 'My products' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Stay here' }).click();

    await submit(page).click();
    await expect(said(page, 'Changes submitted!')).toBeVisible();
    await expect(page.getByText('All changes saved')).toBeVisible();
    await fan.goto(address);
    await expect(fan.getByRole('main')).toContainText('€1,234.50');
    await expect(fan.getByRole('main')).toContainText('€31.50');

    // In Greek the same prices are written as Greeks write them; what is unticked is gone from the page.
    await openServices(page, '/el');
    await expect(page.locator('#price-facebookFriendPost')).toHaveValue('1234,50');
    await openServices(page);
    await tick(page, other).uncheck();
    await submit(page).click();
    await expect(page.getByText('All changes saved')).toBeVisible();
    await fan.goto(address);
    await expect(fan.getByRole('main')).not.toContainText('€1,234.50');
    await stranger.close();
  },
);

test.describe('when the back end fails', () => {
  test.use({ allowedErrors: [/50\d|404/] });

  test('the page is for celebrities only', async ({ page }) => {
    await page.goto('/my-services');
    await expect(page).toHaveURL(/\/account\/login/);
    await signInAs(page, 'fan4');
    expect((await page.goto('/my-services'))?.status()).toBe(404);
  });

  test('it says so, and keeps what was typed', async ({ page }) => {
    await signInAs(page, 'anton');
    await page.goto('/my-orders');
    await untilHydrated(page);
    let broken = 'GET';
    await page.route('**/_serverFn/**', (route) =>
      broken === route.request().method()
        ? route.fulfill({ status: 502, contentType: 'text/plain', body: 'backend_failed' })
        : route.fallback(),
    );
    await page.getByRole('link', { name: 'My services' }).first().click();
    await expect(page.getByRole('main').getByText('Failed to load services!')).toBeVisible();
    broken = '';
    await page.getByRole('button', { name: 'Try again' }).click();
    await tick(page, 'Twitter follow').check();
    await price(page, 'Twitter follow').fill('77');
    broken = 'POST';
    await submit(page).click();
    await expect(page.getByRole('main').getByText('Something went wrong!')).toBeVisible();
    await expect(price(page, 'Twitter follow')).toHaveValue('77');
    broken = '';
    await submit(page).click();
    await expect(page.getByText('All changes saved')).toBeVisible();
  });
});
