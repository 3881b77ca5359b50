import type { Page } from 'playwright/test';

import { core } from '#tests/support/browser/core.ts';
import { codeOf, fillIn, password } from '#tests/support/browser/register.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

/** A visitor's request for a video of Danae, filled in and sent, which leads to the login page. */
async function sendRequest(page: Page) {
  await page.goto('/');
  await page.getByRole('link', { name: /Danae/ }).first().click();
  await page.getByRole('link', { name: 'Request video' }).first().click();
  await untilHydrated(page);
  const form = new URL(page.url()).pathname;
  await page.getByLabel('From', { exact: true }).fill('Iris');
  await page.locator('[name=to]').fill('Theo');
  await page.locator('[name=instructions]').fill('Say hello to everyone.');
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(/\/account\/login\?destination=/);
  return form;
}

test.describe('a new fan', () => {
  test.use({ allowedErrors: [/422/] });

  test(
    'confirms the address with a code, is signed in, and is back in the form that was filled in',
    core,
    async ({ page }) => {
      const form = await sendRequest(page);
      await page.getByRole('link', { name: 'Register as a fan or celebrity' }).click();
      await expect(page.getByRole('heading', { name: 'Join Astera' })).toBeVisible();
      await fillIn(page, 'nadia', 'nadja@example.test');
      await page.getByRole('button', { name: 'Register' }).click();
      await expect(page.getByText('We sent a six-digit code to nadja@example.test.')).toBeVisible();
      // The address was mistyped: the account gets the right one.
      await page.getByRole('button', { name: 'Use another email address' }).click();
      await expect(page.getByLabel('Username')).toHaveValue('nadia');
      await page.getByLabel('Email').fill('nadia@example.test');
      await page.getByRole('button', { name: 'Register' }).click();
      await expect(page.getByText('We sent a six-digit code to nadia@example.test.')).toBeVisible();
      const field = page.getByLabel('Verification code');
      const code = await codeOf(page, 'nadia');
      await field.fill(code === '000000' ? '111111' : '000000');
      await page.getByRole('button', { name: 'Verify and continue' }).click();
      await expect(page.getByText('That doesn’t look right. Please check it.')).toBeVisible();
      await field.fill(code);
      await page.getByRole('button', { name: 'Verify and continue' }).click();
      await expect(page).toHaveURL(form);
      await expect(page.locator('[name=from]')).toHaveValue('Iris');
      await expect(page.locator('[name=to]')).toHaveValue('Theo');
      await expect(page.locator('[name=instructions]')).toHaveValue('Say hello to everyone.');
      await expect(page.getByRole('link', { name: 'My profile' })).toBeVisible();
    },
  );

  test('who reloads before the code types the password once more, and is back in the form as well', async ({
    page,
  }) => {
    const form = await sendRequest(page);
    await page.getByRole('link', { name: 'Register as a fan or celebrity' }).click();
    await expect(page.getByRole('heading', { name: 'Join Astera' })).toBeVisible();
    await fillIn(page, 'nikos');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await page.reload();
    await untilHydrated(page);
    await page.getByLabel('Verification code').fill(await codeOf(page, 'nikos'));
    await page.getByRole('button', { name: 'Verify and continue' }).click();
    await expect(page).toHaveURL(/\/account\/login\?destination=/);
    await page.getByLabel('Username or email').fill('nikos');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(form);
    await expect(page.locator('[name=from]')).toHaveValue('Iris');
  });
});
