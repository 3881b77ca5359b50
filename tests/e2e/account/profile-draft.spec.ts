import type { Page } from 'playwright/test';

import { core } from '#tests/support/browser/core.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

async function openProfile(page: Page) {
  await signInAs(page, 'fan4');
  await page.goto('/my-profile');
  await untilHydrated(page);
}

test('the words stay when another page is loaded in advance', async ({ page }) => {
  await openProfile(page);
  const loaded = page.waitForResponse((answer) => answer.url().includes('/_serverFn/'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Astera' }).hover();
  await loaded;
  await page.getByLabel('First name').fill('Lala');
  await expect(page.getByRole('heading', { name: 'Delivery address' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login and security' })).toBeVisible();
});

test.describe('a session that ends while the profile is edited', () => {
  test.use({ allowedErrors: [/401/] });

  test('takes nothing away that was typed', core, async ({ page, context }) => {
    await openProfile(page);
    const before = await page.getByLabel('City').inputValue();
    await page.getByLabel('First name').fill('Kept');
    await page.getByLabel('City').fill('Gəncə');
    await page.getByRole('switch', { name: 'Order updates' }).uncheck();
    // A renewal under way would set the cookie again.
    const kept = () => page.evaluate(() => localStorage.getItem('astera.token'));
    await expect.poll(kept).toBe('cookie');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).toHaveURL(/\/account\/login/);
    await page.getByLabel('Username or email').fill('fan4');
    await page.getByLabel('Password', { exact: true }).fill('astera-demo');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/my-profile$/);
    await expect(page.getByLabel('First name')).toHaveValue('Kept');
    await expect(page.getByLabel('City')).toHaveValue('Gəncə');
    await expect(page.getByRole('switch', { name: 'Order updates' })).not.toBeChecked();
    await expect(page.getByText('Not saved yet')).toBeVisible();

    // Who leaves by choice leaves nothing behind.
    await page.getByRole('link', { name: 'My orders' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page).toHaveURL(/my-orders$/);
    await expect(page.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();
    await page.getByRole('link', { name: 'My profile' }).first().click();
    await expect(page.getByLabel('City')).toHaveValue(before);
    await expect(page.getByText('All changes saved')).toBeVisible();
  });
});
