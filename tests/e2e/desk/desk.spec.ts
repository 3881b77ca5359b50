import type { Page } from 'playwright/test';

import { core } from '#tests/support/browser/core.ts';
import { meanwhile } from '#tests/support/browser/meanwhile.ts';
import { orderMaker } from '#tests/support/orders/new-order.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';
import { withoutStream } from '#tests/support/browser/without-stream.ts';

async function openDesk(page: Page, find: string): Promise<void> {
  await page.goto(`/desk?find=${find}`);
  await untilHydrated(page);
}

function row(page: Page, number: number) {
  return page.getByRole('listitem', { name: `Order ${number}` });
}

test(
  'a manager accepts several at once, rejects others, and is told of each that someone was faster with',
  core,
  async ({ page }) => {
    await withoutStream(page);
    await signInAs(page, 'manager');
    const { place, move } = await orderMaker(page.request);
    const first = await place('Zenobia');
    const second = await place('Zenobia');
    const third = await place('Zenobia');
    const fourth = await place('Zenobia');
    await page.goto('/desk');
    await untilHydrated(page);
    await expect(page.getByRole('link', { name: /^Desk \d+ wait/ })).toBeVisible();
    await page.getByRole('link', { name: /^Under a day/ }).click();
    await expect(page).toHaveURL('/desk?age=fresh');
    await page.getByRole('searchbox', { name: /^Search by/ }).fill('зенобиа палмира');
    await page.getByRole('searchbox', { name: /^Search by/ }).press('Enter');
    await expect(page).toHaveURL(/find=/);
    await expect(page.locator('[data-order]')).toHaveCount(4);
    await expect(row(page, first)).toContainText('Greetings from Zenobia.');
    await expect(row(page, first)).toContainText('Waiting for payment');

    await meanwhile(page, async () => move(second, 'cancelled'));
    await page.getByLabel('Select all on this page').check();
    await page.screenshot({ path: 'test-results/screens/desk-bulk-1440.png', fullPage: true });
    await page.getByLabel(`Select order ${third}`).uncheck();
    await page.getByLabel(`Select order ${fourth}`).uncheck();
    await page.getByRole('button', { name: 'Accept 2 orders' }).click();
    const unpaid = page.getByRole('dialog', { name: 'Accept unpaid orders too?' });
    await expect(unpaid).toContainText(/2 of the selected orders aren’t paid, €[\d.]+ in total\./);
    await page.screenshot({ path: 'test-results/screens/desk-unpaid-1440.png' });
    await unpaid.getByRole('button', { name: 'Accept all 2 orders' }).click();
    await expect(page.getByText('1 order accepted')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(
      `Order ${second}: someone else has already dealt with it. Its status now: Cancelled.`,
    );
    // What is left takes the focus, so that the next key goes on from there.
    await expect(page.locator('[data-order]')).toHaveCount(2);
    await expect(row(page, third)).toBeFocused();

    await page.getByLabel('Select all on this page').check();
    await page.getByRole('button', { name: 'Reject 2 orders' }).click();
    await meanwhile(page, async () => move(third, 'on-hold'));
    const dialog = page.getByRole('dialog', { name: 'Reject 2 orders?' });
    await dialog.getByText('Another reason').click();
    await dialog.getByLabel('Your message to the fan').fill('Please ask again in May.');
    await page.screenshot({ path: 'test-results/screens/desk-reject-1440.png' });
    await dialog.getByRole('button', { name: 'Reject the orders' }).click();
    await expect(page.getByText('1 order rejected')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(
      `Order ${third}: someone else has already dealt with it. Its status now: With the celebrity.`,
    );
    await expect(page.getByText('No results found')).toBeVisible();
    await page.goto(`/my-orders/detail?orderId=${fourth}`);
    await expect(page.getByText('Please ask again in May.')).toBeVisible();
    await page.goto(`/desk?list=all&find=${first}`);
    await expect(page.getByText('With the celebrity')).toBeVisible();
  },
);

test(
  'a manager decides with the keyboard alone, and keys are left alone while typing',
  core,
  async ({ page }) => {
    await signInAs(page, 'manager');
    const { place } = await orderMaker(page.request);
    const first = await place('Odenathus');
    const second = await place('Odenathus');
    const third = await place('Odenathus');
    await openDesk(page, 'Odenathus');
    await page.keyboard.press('j');
    await expect(row(page, first)).toBeFocused();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(row(page, third)).toBeFocused();
    await page.keyboard.press('k');
    await page.keyboard.press('x');
    await expect(page.getByLabel(`Select order ${second}`)).toBeChecked();

    await page.keyboard.press('/');
    const finder = page.getByRole('searchbox', { name: /^Search by/ });
    await expect(finder).toBeFocused();
    await page.keyboard.type('jaxr');
    await expect(finder).toHaveValue('jaxr');
    await expect(page.locator('[data-order]')).toHaveCount(3);

    await row(page, second).focus();
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog', { name: `Reject order ${second}?` });
    await dialog.getByText('Another reason').click();
    await page.keyboard.press('a');
    await dialog.getByRole('button', { name: 'Reject the order' }).click();
    await expect(dialog.getByText('This field is required')).toBeVisible();
    await dialog.getByLabel('Your message to the fan').fill('Please ask for something kinder.');
    await dialog.getByRole('button', { name: 'Reject the order' }).click();
    await expect(page.getByText('1 order rejected')).toBeVisible();
    await expect(page.locator('[data-order]')).toHaveCount(2);
    await expect(row(page, third)).toBeFocused();
    await page.keyboard.press('a');
    await expect(page.getByText('1 order accepted')).toBeVisible();
    await expect(row(page, first)).toBeFocused();

    await page.getByLabel('Keyboard').uncheck();
    await row(page, first).focus();
    await page.keyboard.press('a');
    await page.reload();
    await untilHydrated(page);
    await expect(page.getByLabel('Keyboard')).not.toBeChecked();
    await expect(row(page, first)).toBeVisible();

    await page.keyboard.press('o');
    await page.getByLabel('Keyboard').check();
    await row(page, first).focus();
    await page.keyboard.press('o');
    await expect(page.getByRole('heading', { level: 1, name: `Order ${first}` })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the desk' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible();
  },
);

test('a refund that is due is found, marked, and leaves its list', core, async ({ page }) => {
  await signInAs(page, 'manager');
  await page.goto('/desk?list=refund-due');
  await untilHydrated(page);
  const due = page.getByRole('button', { name: /^Mark as refunded, order/ }).first();
  const number = /\d+/.exec((await due.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  await due.click();
  const question = page.getByRole('dialog', { name: `Mark order ${number} as refunded?` });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(due).toBeFocused();
  await due.click();
  await question.getByRole('button', { name: 'Mark as refunded' }).click();
  await expect(page.getByText(`Order ${number}: Refunded`)).toBeVisible();
  await expect(page.getByRole('link', { name: `Order ${number}`, exact: true })).toHaveCount(0);
  await page.getByRole('searchbox', { name: /^Search by/ }).fill(number);
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('No results found')).toBeVisible();
  await page.getByRole('link', { name: 'Search all orders' }).click();
  await expect(page.getByRole('link', { name: `Order ${number}`, exact: true })).toBeVisible();
});
