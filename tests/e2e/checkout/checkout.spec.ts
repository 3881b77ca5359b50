import type { Page } from 'playwright/test';

import { core } from '#tests/support/browser/core.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { agreeToBegin } from '#tests/support/orders/place-order.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

async function openRequestTo(page: Page, name: string) {
  await page.goto(`/celebrities?search=${name}`);
  await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await page.getByRole('link', { name: 'Request video' }).first().click();
  await page.waitForURL(/\/request\//);
  await untilHydrated(page);
}

test.describe('the checkout', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test(
    'keeps a request for its celebrity, makes one order of two clicks, and is empty afterwards',
    core,
    async ({ page }) => {
      test.setTimeout(60_000);
      await signInAs(page, 'fan2');
      await openRequestTo(page, 'Danae');
      await page.getByRole('textbox', { name: 'From' }).fill('Olu');
      await openRequestTo(page, 'Leandros');
      await expect(page.getByRole('textbox', { name: 'From' })).toHaveValue('');
      await page.getByRole('textbox', { name: 'From' }).fill('Olu');
      await page.getByLabel('To', { exact: true }).fill('Ada');
      await page.getByLabel('Instructions').fill('Sing.');
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

      await page.goBack();
      await expect(page.getByLabel('To', { exact: true })).toHaveValue('Ada');
      await page.getByRole('button', { name: 'Continue to payment' }).click();
      // Nothing of a service is sent by post.
      await page.goto('/checkout/shipping');
      await expect(page).toHaveURL('/checkout/payment');
      await page.getByRole('button', { name: 'Continue to review' }).click();
      await agreeToBegin(page);
      await page.getByRole('button', { name: /^Place order/ }).dblclick();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
      const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';

      await page.getByRole('button', { name: 'Copy: Payment reference' }).click();
      await expect(page.getByText('Copied')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
        new RegExp(`^RF\\d{2}${orderId}$`),
      );

      await page.goto('/checkout/review');
      await expect(page.getByRole('heading', { name: 'Nothing to check out' })).toBeVisible();
      await page.goto('/my-orders');
      const numbers = page.getByRole('row').filter({ hasText: 'Being checked' });
      const newest = await numbers.filter({ hasText: 'Leandros' }).allInnerTexts();
      const since = newest.filter(
        (text) => Number(/no\.\s(\d+)/.exec(text)?.[1]) >= Number(orderId),
      );
      expect(since).toHaveLength(1);
    },
  );
});

test(
  'answers EUR at rate 1 where no source of exchange rates is named',
  core,
  async ({ request }) => {
    const answer = await request.get('/api/exchangerates');
    expect(await answer.json()).toEqual({ EUR: 1 });
  },
);
