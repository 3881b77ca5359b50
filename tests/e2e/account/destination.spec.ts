import type { Page } from 'playwright/test';

import { core } from '#tests/support/browser/core.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

/** Fills in the sign-in form that is already open. */
async function fillIn(page: Page, name: string): Promise<void> {
  await untilHydrated(page);
  await page.locator('input[name=username]').fill(name);
  await page.locator('input[name=password]').fill('astera-demo');
  await page.locator('form button[type=submit]').click();
}

test('a filled request survives the way over the login page, in the visitor’s language', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: /Danae/ }).first().click();
  await page.getByRole('link', { name: 'Request video' }).first().click();
  await expect(page).toHaveURL(/request\/getVideo$/);
  await page.goto(`/el${new URL(page.url()).pathname}`);
  await untilHydrated(page);
  await page.locator('[name=from]').fill('Iris');
  await page.locator('[name=to]').fill('Theo & Луна');
  await page.locator('[name=instructions]').fill('Say hello to "everyone".');
  const form = page.url();
  await page.locator('form button[type=submit]').click();

  await expect(page).toHaveURL(
    `/el/account/login?destination=${encodeURIComponent(new URL(form).pathname)}`,
  );
  await fillIn(page, 'fan');
  await expect(page).toHaveURL(form);
  await expect(page.locator('[name=from]')).toHaveValue('Iris');
  await expect(page.locator('[name=to]')).toHaveValue('Theo & Луна');
  await expect(page.locator('[name=instructions]')).toHaveValue('Say hello to "everyone".');
  await untilHydrated(page);
  await page.locator('form button[type=submit]').click();
  await expect(page).toHaveURL(/\/el\/checkout\/payment\?only=[\da-f-]{36}$/);
});

test('the checkout itself sends to the login page and is come back to', core, async ({ page }) => {
  await page.goto('/sr/checkout/payment');
  await expect(page).toHaveURL('/sr/account/login?destination=%2Fsr%2Fcheckout%2Fpayment');
  await fillIn(page, 'fan');
  await expect(page).toHaveURL('/sr/checkout/payment');
});

test('an account page is come back to only when its address has a query', async ({ page }) => {
  await page.goto('/my-orders');
  await expect(page).toHaveURL('/account/login');
  await page.goto('/tr/my-orders/detail?orderId=100');
  await expect(page).toHaveURL(
    '/tr/account/login?destination=%2Ftr%2Fmy-orders%2Fdetail%3ForderId%3D100',
  );
});

test.describe('the login page', () => {
  const tricks = [
    '//evil.test',
    '/\\evil.test',
    'https://evil.test/',
    '/%2fevil.test',
    '/%09/evil.test',
  ];

  test(
    'sends a signed-in person to the destination, and never off the site',
    core,
    async ({ page }) => {
      await signInAs(page, 'manager');
      await page.goto('/account/login?destination=%2Fsr%2Fmy-orders');
      await expect(page).toHaveURL('/sr/my-orders');
      await page.goto('/sr/account/login');
      await expect(page).toHaveURL('/sr/desk');
      for (const trick of tricks) {
        await page.goto(`/tr/account/login?destination=${encodeURIComponent(trick)}`);
        await expect(page).toHaveURL('/tr/desk');
      }
    },
  );

  test('takes anyone who signs in home when the destination leads elsewhere', async ({ page }) => {
    await page.goto('/account/login?destination=%2F%2Fevil.test');
    await fillIn(page, 'fan');
    await expect(page).toHaveURL('/');
  });

  test('opens with a destination that cannot be read', async ({ page }) => {
    for (const query of [
      'destination=%E0%A4%A',
      'destination[]=1',
      'destination=1&destination=2',
    ]) {
      const answer = await page.goto(`/account/login?${query}`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    }
  });
});
