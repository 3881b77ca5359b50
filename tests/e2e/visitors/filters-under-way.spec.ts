import type { Page } from 'playwright/test';

import { core } from '#tests/support/browser/core.ts';
import { heldBack } from '#tests/support/browser/held-back.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
}

test('a filter pressed while a search is under way keeps the search', core, async ({ page }) => {
  await signInAs(page, 'admin');
  await open(page, '/settings/users');
  let goOn = await heldBack(page, 'readPeople');
  const people = page.getByRole('searchbox', { name: 'Search by name or email' });
  await people.fill('konstantin');
  await people.press('Enter');
  await page.getByRole('link', { name: 'Celebrities' }).click();
  goOn();
  await expect(page).toHaveURL('/settings/users?search=konstantin&only=celebrity');
  await expect(people).toHaveValue('konstantin');

  await open(page, '/desk');
  goOn = await heldBack(page, 'readDesk');
  const orders = page.getByRole('searchbox', { name: /^Search by/ });
  await orders.fill('€89');
  await orders.press('Enter');
  await page.getByRole('link', { name: 'All orders' }).click();
  goOn();
  await expect(page).toHaveURL(/\/desk\?list=all&find=/);
  await expect(orders).toHaveValue('€89');
});

test('a search sent while a filter is under way keeps the filter', async ({ page }) => {
  await signInAs(page, 'celebrity');
  await open(page, '/my-products');
  const goOn = await heldBack(page, 'readOwnProducts');
  await page.getByRole('link', { name: 'Published', exact: true }).click();
  const words = page.getByRole('searchbox', { name: 'Search my products' });
  await words.fill('poster');
  await words.press('Enter');
  goOn();
  await expect(page).toHaveURL('/my-products?search=poster&status=published');
});

test('two filters taken off one after the other are both off, and the order that was picked stays', async ({
  page,
}) => {
  await open(page, '/celebrities?search=a&country=GR&minPrice=10');
  const goOn = await heldBack(page, 'readCelebrities');
  const filters = page.getByRole('list', { name: 'Active filters' });
  await filters.getByRole('link').first().click();
  await filters.getByRole('link').last().click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name');
  goOn();
  await expect(page).toHaveURL('/celebrities?country=GR&sort=name');
});
