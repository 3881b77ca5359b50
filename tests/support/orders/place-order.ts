import { expect, type Page } from 'playwright/test';

/** Ticks that work begins before the withdrawal period ends, as a review with a request asks. */
export async function agreeToBegin(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^I agree that/ }).check();
}

/** Goes from a filled request form to the placed order. @returns its id */
export async function placeOrderOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await agreeToBegin(page);
  await page.getByRole('button', { name: /^Place order, €/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
  return new URL(page.url()).searchParams.get('orderId') ?? '';
}
