import type { Browser, Page } from 'playwright/test';

import { core } from '#tests/support/browser/core.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { agreeToBegin } from '#tests/support/orders/place-order.ts';
import { placedOrders, requestVideo } from '#tests/support/orders/shopping.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const celebrities = [7, 9, 11];

async function windowOf(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInAs(page, name);
  return page;
}

/** Fills a basket with a video of each of three celebrities and goes on to the payment. */
async function fillBasket(page: Page): Promise<void> {
  for (const id of celebrities) await requestVideo(page, id);
  await page.goto('/checkout/payment');
  await untilHydrated(page);
}

async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByRole('radio', { name: 'Card' }).check();
  await page.getByLabel('Card number').pressSequentially(number);
  await page.getByLabel('Name on card').fill('Olu Adeyemi');
  await page.getByLabel('Valid until').pressSequentially('1230');
  await page.getByLabel('CVC').pressSequentially('123');
}

/** Pictures of a screen, as on a phone and on a desk. */
async function pictures(page: Page, name: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `test-results/screens/${name}-${width}.png`, fullPage: true });
  }
}

test(
  'three celebrities, one transfer: said before, shown once, and marked as paid with one press',
  core,
  async ({ browser }) => {
    test.setTimeout(150_000);
    const fan = await windowOf(browser, 'fan2');
    await fillBasket(fan);
    await expect(fan.getByText('This will be 3 orders, one for each celebrity.')).toBeVisible();
    await expect(fan.getByText('one transfer and one reference')).toBeVisible();
    await fan.getByRole('button', { name: 'Continue to review' }).click();
    await expect(fan.getByRole('heading', { name: 'Review your orders' })).toBeVisible();
    await expect(fan.getByText('This will be 3 orders, one for each celebrity.')).toBeVisible();
    await pictures(fan, 'one-payment-review');
    const place = fan.getByRole('button', { name: /^Place 3 orders, €/ });
    const total = (await place.innerText()).replace(/^.*€/, '€');
    await agreeToBegin(fan);
    await place.click();
    const orders = await placedOrders(fan);
    expect(orders).toHaveLength(3);
    await expect(fan.getByRole('heading', { name: 'Transfer details' })).toHaveCount(1);
    await expect(
      fan.getByText(`This transfer pays for 3 orders, ${total} in total.`),
    ).toBeVisible();
    const reference = await fan.getByText(/^RF\d\d /).innerText();
    await pictures(fan, 'one-payment-success');

    for (const id of orders) {
      await fan.goto(`/my-orders/detail?orderId=${id}`);
      await expect(fan.getByText(reference)).toBeVisible();
      await expect(
        fan.getByText(`This transfer pays for 3 orders, ${total} in total.`),
      ).toBeVisible();
    }
    await pictures(fan, 'one-payment-order');

    const manager = await windowOf(browser, 'manager');
    const find = encodeURIComponent(`SEPA CT ${reference} OLU ADEYEMI`);
    await manager.goto(`/desk?list=awaiting&find=${find}`);
    await untilHydrated(manager);
    const panel = manager.getByRole('region', { name: 'One transfer for 3 orders' });
    await expect(panel.getByText(`Still to pay: ${total} in total.`)).toBeVisible();
    // A part of the sum marks nothing.
    await panel.getByLabel('Amount received').fill('');
    await panel.getByRole('button', { name: 'Mark 3 orders as paid' }).click();
    await expect(panel.getByText('Enter the amount received')).toBeVisible();
    await panel.getByLabel('Amount received').fill('1.00');
    await panel.getByRole('button', { name: 'Mark 3 orders as paid' }).click();
    await expect(panel.getByRole('alert')).toContainText('Nothing was marked as paid');
    await pictures(manager, 'one-payment-desk');
    await panel.getByLabel('Amount received').fill(total.replace('€', ''));
    await panel.getByRole('button', { name: 'Mark 3 orders as paid' }).click();
    await expect(panel.getByRole('status')).toHaveText('3 orders are marked as paid.');
    await expect(panel.getByText('There’s nothing left to pay here.')).toBeVisible();
    await pictures(manager, 'one-payment-marked');
    for (const id of orders) {
      await fan.goto(`/my-orders/detail?orderId=${id}`);
      await expect(fan.getByText(/^We received your payment on /)).toBeVisible();
    }
  },
);

test('three celebrities, one card: filled in once, and each order is paid', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAs(page, 'fan2');
  await fillBasket(page);
  await fillCard(page, '4242424242424242');
  await expect(page.getByText('one charge for each order')).toBeVisible();
  await pictures(page, 'one-card-payment');
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await expect(page.getByText('Card, Visa •••• 4242').first()).toBeVisible();
  await agreeToBegin(page);
  await page.getByRole('button', { name: /^Place 3 orders, €/ }).dblclick();
  expect(await placedOrders(page)).toHaveLength(3);
  await expect(page.getByText(/^We received your payment on /)).toHaveCount(3);
  await expect(page.getByRole('heading', { name: 'Transfer details' })).toHaveCount(0);
  await pictures(page, 'one-card-success');
});

test('a card that is declined orders none of them and says so at its form', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAs(page, 'fan2');
  await fillBasket(page);
  await fillCard(page, '4000000000000002');
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await agreeToBegin(page);
  await page.getByRole('button', { name: /^Place 3 orders, €/ }).click();
  await expect(page.getByRole('alert')).toContainText('Your card was declined, and nothing');
  await page.goto('/basket');
  await expect(page.getByRole('region')).toHaveCount(3);
});
