import { builtFunctions } from '#tests/support/site/built-functions.ts';
import { core } from '#tests/support/browser/core.ts';
import {
  addToBasket,
  goToReview,
  orderCount,
  placedOrders,
  poster,
} from '#tests/support/orders/shopping.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

test.describe('an answer that never came', () => {
  test.use({ allowedErrors: [/ERR_|Failed to fetch/] });

  test(
    'is told, loses nothing, and the order is found when the connection is back',
    core,
    async ({ page }) => {
      test.setTimeout(90_000);
      await signInAs(page, 'fan2');
      const before = await orderCount(page);
      await addToBasket(page, poster.path);
      await page.goto('/checkout/shipping');
      await untilHydrated(page);
      await goToReview(page);
      // The server gets it and makes the order; the answer is lost on the way back.
      await page.route('**/_serverFn/**', async (route) => {
        if (route.request().method() === 'POST') await route.fetch();
        await route.abort();
      });
      // The page looks for it by itself, and would tell it here once the connection is back.
      const lookUp = (await builtFunctions()).get('readPlacedOrders') ?? 'missing';
      const lookedInVain = page.waitForEvent('requestfailed', (request) =>
        request.url().includes(lookUp),
      );
      await page.getByRole('button', { name: /^Place order/ }).click();
      await expect(page.getByRole('alert')).toContainText('Nothing is lost');
      await lookedInVain;
      await page.unroute('**/_serverFn/**');
      await page.goto('/basket');
      await expect(
        page.getByText(/^Order \d+ went through before the connection dropped/),
      ).toBeVisible();
      await expect(page.getByText(/Your basket is empty/)).toBeVisible();
      expect(await orderCount(page)).toBe(before + 1);
    },
  );

  test('is not looked for by another window while the order is still being placed', async ({
    page,
    context,
  }) => {
    test.setTimeout(90_000);
    await signInAs(page, 'fan2');
    await addToBasket(page, poster.path);
    await page.goto('/checkout/shipping');
    await untilHydrated(page);
    await goToReview(page);
    const isMade = Promise.withResolvers<undefined>();
    const mayAnswer = Promise.withResolvers<undefined>();
    await page.route('**/_serverFn/**', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      const response = await route.fetch();
      isMade.resolve(undefined);
      await mayAnswer.promise;
      return route.fulfill({ response });
    });
    await page.getByRole('button', { name: /^Place order/ }).click();
    await isMade.promise;
    const second = await context.newPage();
    const looked: string[] = [];
    const lookUp = (await builtFunctions()).get('readPlacedOrders') ?? 'missing';
    second.on('request', (request) => {
      if (request.url().includes(lookUp)) looked.push(request.url());
    });
    await second.goto('/basket');
    await expect(second.getByLabel(`Quantity of ${poster.title}`)).toBeVisible();
    mayAnswer.resolve(undefined);
    expect(await placedOrders(page)).toHaveLength(1);
    await expect(second.getByText(/Your basket is empty/)).toBeVisible();
    expect(looked).toEqual([]);
    await expect(second.getByText(/before the connection dropped/)).toHaveCount(0);
  });

  test('leaves the basket as it was when prices cannot be looked up', async ({ page }) => {
    await addToBasket(page, poster.path);
    await page.route('**/_serverFn/**', (route) => route.abort());
    // The page itself is there; only what it asks for is not.
    await page.getByRole('link', { name: 'Basket, 1 item' }).click();
    await expect(page.getByText(/Your basket is unchanged/)).toBeVisible();
    await expect(page.getByText(poster.title)).toBeVisible();
    await page.unroute('**/_serverFn/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/Your basket is unchanged/)).toHaveCount(0);
  });
});
