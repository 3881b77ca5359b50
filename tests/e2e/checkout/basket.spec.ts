import type { Page } from 'playwright/test';

import { core } from '#tests/support/browser/core.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import {
  addToBasket,
  fillAddress,
  goToReview,
  orderCount,
  placedOrders,
  poster,
  requestVideo,
} from '#tests/support/orders/shopping.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { agreeToBegin } from '#tests/support/orders/place-order.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const celebrityId = 7;

/** The address of the product that these words find. */
async function findProduct(page: Page, words: string): Promise<string> {
  await page.goto(`/products/signed-goods?search=${words}`);
  const card = page.getByRole('main').locator('a[href^="/product/"]').first();
  return (await card.getAttribute('href')) ?? '';
}

test(
  'keeps what a visitor chose over a reload, in other windows and through the sign-in',
  core,
  async ({ page, context }) => {
    await page.goto('/basket');
    await expect(page.getByText(/Your basket is empty/)).toBeVisible();
    const second = await context.newPage();
    await second.goto('/basket');
    await addToBasket(page, poster.path, 2);
    await expect(page.getByRole('link', { name: 'Basket, 2 items' })).toBeVisible();
    await expect(second.getByLabel(`Quantity of ${poster.title}`)).toHaveValue('2');

    await second.getByLabel(`Quantity of ${poster.title}`).selectOption('3');
    await expect(page.getByRole('link', { name: 'Basket, 3 items' })).toBeVisible();
    await second.getByRole('button', { name: `Remove ${poster.title}` }).click();
    await expect(second.getByText(/Your basket is empty/)).toBeVisible();
    await second.getByRole('button', { name: 'Undo' }).click();
    await expect(second.getByLabel(`Quantity of ${poster.title}`)).toHaveValue('3');
    await second.close();

    await page.goto('/basket');
    await expect(page.getByRole('definition')).toHaveText(['€78', 'Shown at the checkout', '€78']);
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    await expect(page).toHaveURL(/account\/login\?destination/);
    await untilHydrated(page);
    await page.getByLabel('Username or email').fill('fan2');
    await page.getByLabel('Password', { exact: true }).fill('astera-demo');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/checkout/shipping');
    await expect(page.getByRole('link', { name: 'Basket, 3 items' })).toBeVisible();

    // Someone else at the same browser does not see it.
    await page.evaluate(() => {
      const kept: object = JSON.parse(localStorage.getItem('astera.basket') ?? '{}');
      localStorage.setItem('astera.basket', JSON.stringify({ ...kept, owner: 1 }));
    });
    await page.goto('/basket');
    await expect(page.getByText(/Your basket is empty/)).toBeVisible();
  },
);

test('reads a broken basket as an empty one', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('astera.basket', '{"lines":[{"kind":"car"}]}'));
  await page.goto('/basket');
  await expect(page.getByText(/Your basket is empty/)).toBeVisible();
});

test('sends goods to an address, with the shipping in the total, in one order of two clicks', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await signInAs(page, 'fan2');
  const before = await orderCount(page);
  await page.goto(poster.path);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Order now' }).click();
  await expect(page.getByRole('heading', { name: 'Delivery', exact: true })).toBeVisible();
  await expect(page.getByLabel('Address line 1')).not.toHaveValue('');

  await page.getByLabel('Postcode').fill('');
  await page.getByLabel('Special instructions').fill('');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByText('This field is required')).toHaveCount(2);
  await expect(page.getByLabel('Postcode')).toBeFocused();
  await fillAddress(page);
  await page.reload();
  await expect(page.getByLabel('Special instructions')).toHaveValue(/Manou/);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await expect(page.getByText('Ερμού 48')).toBeVisible();
  await expect(page.getByText('Shipping to Greece')).toBeVisible();
  await page.getByRole('button', { name: 'Place order, €32.50' }).dblclick();
  const [orderId = 0, ...others] = await placedOrders(page);
  expect(others).toEqual([]);

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Nothing to check out' })).toBeVisible();
  await page.goto(`/my-orders/detail?orderId=${orderId}`);
  await expect(page.getByText('Being checked', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('€32.50').first()).toBeVisible();
  expect(await orderCount(page)).toBe(before + 1);
});

test('orders one request at once and leaves the rest of the basket where it is', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await addToBasket(page, poster.path);
  await signInAs(page, 'fan2');
  await requestVideo(page, celebrityId);
  await expect(page.getByRole('link', { name: 'Basket, 2 items' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('Ada');
  await page.getByLabel('To', { exact: true }).fill('Grace');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await expect(page.getByText('Grace')).toBeVisible();
  await expect(page.getByText(poster.title)).toHaveCount(0);
  await expect(page.getByText('Shipping', { exact: true })).toHaveCount(0);
  await agreeToBegin(page);
  await page.getByRole('button', { name: /^Place order/ }).click();
  expect(await placedOrders(page)).toHaveLength(1);
  await expect(page.getByRole('link', { name: 'Basket, 1 item' })).toBeVisible();
});

test(
  'makes one order for each celebrity of a mixed basket, with one reference for all',
  core,
  async ({ page }) => {
    test.setTimeout(90_000);
    await signInAs(page, 'fan2');
    await requestVideo(page, celebrityId);
    await addToBasket(page, poster.path);
    await addToBasket(page, await findProduct(page, 'slow+roads'));
    await page.goto('/basket');
    await expect(page.getByRole('region')).toHaveCount(2);
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    await goToReview(page);
    await agreeToBegin(page);
    await page.getByRole('button', { name: /^Place 2 orders, €/ }).click();
    const orders = await placedOrders(page);
    expect(orders).toHaveLength(2);
    await expect(page.getByRole('heading', { name: 'Transfer details' })).toHaveCount(1);
    await expect(page.getByText(/^RF\d\d /)).toHaveCount(1);
    await page.goto('/basket');
    await expect(page.getByText(/Your basket is empty/)).toBeVisible();
  },
);

test('makes one order of two windows that place it at the same time', async ({ page, context }) => {
  test.setTimeout(90_000);
  await signInAs(page, 'fan2');
  const before = await orderCount(page);
  await addToBasket(page, poster.path);
  await page.goto('/checkout/shipping');
  await untilHydrated(page);
  await goToReview(page);
  const second = await context.newPage();
  await second.goto('/checkout/review');
  await untilHydrated(second);
  // Both buttons are in hand before the first is pressed, as it may be gone once the order is placed.
  const buttons = await Promise.all(
    [page, second].map((window) =>
      window.getByRole('button', { name: /^Place order, €/ }).elementHandle(),
    ),
  );
  await Promise.all(buttons.map((button) => button?.dispatchEvent('click')));
  await expect(page.getByRole('heading', { name: /Thank you|Nothing to check out/ })).toBeVisible();
  await expect(
    second.getByRole('heading', { name: /Thank you|Nothing to check out/ }),
  ).toBeVisible();
  expect(await orderCount(page)).toBe(before + 1);
});

test('tells a price that changed, and charges it only when it is agreed to', async ({ page }) => {
  test.setTimeout(60_000);
  await signInAs(page, 'fan2');
  await addToBasket(page, poster.path);
  await page.evaluate(() => {
    const text = localStorage.getItem('astera.basket') ?? '';
    localStorage.setItem('astera.basket', text.replace('"price":2600', '"price":100'));
  });
  await page.goto('/basket');
  await expect(page.getByText('It’s now €26.')).toBeVisible();
  await page.goto('/checkout/shipping');
  await untilHydrated(page);
  await goToReview(page);
  await expect(page.getByRole('button', { name: 'Place order, €32.50' })).toBeDisabled();
  await page.getByRole('button', { name: 'Update my basket' }).click();
  await page.getByRole('button', { name: 'Place order, €32.50' }).click();
  expect(await placedOrders(page)).toHaveLength(1);
});

test('tells what was sold out in between, and what was not lost', async ({ page, browser }) => {
  test.setTimeout(120_000);
  await signInAs(page, 'fan2');
  const ball = await findProduct(page, 'match+ball');
  await page.goto(ball);
  await expect(page.getByText('Only 1 left')).toBeVisible();
  const title = await addToBasket(page, ball);
  await addToBasket(page, poster.path);
  await page.goto('/checkout/shipping');
  await untilHydrated(page);
  await goToReview(page);

  const other = await (await browser.newContext()).newPage();
  await signInAs(other, 'fan');
  await other.goto(ball);
  await untilHydrated(other);
  await other.getByRole('button', { name: 'Order now' }).click();
  await goToReview(other);
  await other.getByRole('button', { name: /^Place order/ }).click();
  const [sold = 0] = await placedOrders(other);

  await page.getByRole('button', { name: /^Place 2 orders/ }).click();
  await expect(page.getByText('This is sold out.')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Everything else is as you left it');
  await page.getByRole('button', { name: 'Update my basket' }).click();
  await expect(page.getByText(title)).toHaveCount(0);
  await page.getByRole('button', { name: 'Place order, €32.50' }).click();
  expect(await placedOrders(page)).toHaveLength(1);

  // A manager cancels the other order: the piece is there again.
  const manager = await (await browser.newContext()).newPage();
  await signInAs(manager, 'manager');
  await manager.goto(`/my-orders/detail?orderId=${sold}`);
  await untilHydrated(manager);
  await manager.getByRole('button', { name: 'Reject' }).click();
  await manager.getByRole('button', { name: 'Reject the order' }).click();
  await expect(manager.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await addToBasket(manager, ball);
});
