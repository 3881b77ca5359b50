import type { Page } from 'playwright/test';

import { addToBasket, goToReview, poster, requestVideo } from './shopping.ts';
import { untilHydrated } from '../browser/until-hydrated.ts';

/** Fills a basket with a request and goods, and goes on to the review, unless this browser holds all that already. */
export async function filledCheckout(page: Page): Promise<void> {
  await page.goto('/basket');
  const isFilled = await page.evaluate(
    () =>
      localStorage.getItem('astera.checkout')?.includes('"paymentMethod":"bankTransfer"') === true,
  );
  if (isFilled) return;
  await requestVideo(page, 7);
  await addToBasket(page, poster.path);
  await page.goto('/checkout/shipping');
  await untilHydrated(page);
  await goToReview(page);
}
