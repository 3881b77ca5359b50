import type { Page } from 'playwright/test';

import { untilHydrated } from '../browser/until-hydrated.ts';
import { expect } from '../browser/watched-page.ts';

/** Goods of the demo world: two of one celebrity, one of another. */
export const poster = { path: '/product/254', title: 'Night Ferry tour poster' } as const;

export const address = {
  'First name': 'Ada',
  'Last name': 'Manou',
  Phone: '+30 210 555 0148',
  'Address line 1': 'Ερμού 48',
  City: 'Αθήνα',
  Postcode: '105 63',
  'Special instructions': 'Please ring the bell marked Manou.',
} as const;

/** Puts a product into the basket from its own page. @returns its title */
export async function addToBasket(page: Page, path: string, quantity = 1): Promise<string> {
  await page.goto(path);
  await untilHydrated(page);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  if (quantity > 1) await page.getByLabel(`Quantity of ${title}`).selectOption(String(quantity));
  await page.getByRole('button', { name: 'Add to basket' }).click();
  await expect(page.getByText('Added to your basket.')).toBeVisible();
  return title;
}

/** Fills in the address, with Greece as the country. */
export async function fillAddress(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(address)) await page.getByLabel(label).fill(value);
  await page.getByLabel('Country').selectOption('GR');
}

/** From the form of the address to the review. */
export async function goToReview(page: Page): Promise<void> {
  await fillAddress(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await expect(page.getByRole('heading', { name: 'Review your order' })).toBeVisible();
}

/** Fills in the request of a video and goes on to the payment. */
export async function requestVideo(page: Page, celebrityId: number): Promise<void> {
  await page.goto(`/celebrity/${celebrityId}/request/getVideo`);
  await untilHydrated(page);
  await page.getByRole('textbox', { name: 'From' }).fill('Olu');
  await page.getByLabel('To', { exact: true }).fill('Ada');
  await page.getByLabel('Instructions').fill('Sing.');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible();
}

/** The ids in the address of the page that thanks. */
export async function placedOrders(page: Page): Promise<readonly number[]> {
  await expect(page).toHaveURL(/checkout\/success/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
  const { searchParams } = new URL(page.url());
  const also: unknown = JSON.parse(searchParams.get('also') ?? '[]');
  return [Number(searchParams.get('orderId')), ...(Array.isArray(also) ? also.map(Number) : [])];
}

/** How many orders the fan who is signed in has. */
export async function orderCount(page: Page): Promise<number> {
  await page.goto('/my-orders');
  await untilHydrated(page);
  return page
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .count();
}
