import { expect, type Page } from 'playwright/test';

/** Goes from a filled request form to the placed order. @returns its id */
export async function placeOrderOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await page.getByRole('button', { name: /^Place order, €/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
  return new URL(page.url()).searchParams.get('orderId') ?? '';
}
