import type { Browser, Page } from 'playwright/test';

import { core } from '#tests/support/browser/core.ts';
import { orderMaker } from '#tests/support/orders/new-order.ts';
import { sendAnswer } from '#tests/support/orders/main-job.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

/** The moves that the main job does not make: a celebrity's no, goods that are sent, and an administrator's. */

async function windowOf(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInAs(page, name);
  return page;
}

/** Opens an order of the demo world by its status and what was ordered. @returns its address */
async function openOrder(page: Page, status: string, what: string): Promise<string> {
  await page.goto(`/my-orders?status=${status}`);
  const row = page.getByRole('row').filter({ hasText: what }).first();
  const address = (await row.getByRole('link').getAttribute('href')) ?? '';
  await page.goto(address);
  await untilHydrated(page);
  return address;
}

const badgeOf = (page: Page) =>
  page.getByRole('heading', { level: 1 }).locator('xpath=following-sibling::div/span[1]');

test(
  'a celebrity rejects a request, and the fan is told who did, why, and what becomes of the money',
  core,
  async ({ page: celebrity, browser }) => {
    await signInAs(celebrity, 'celebrity');
    const address = await openOrder(celebrity, 'on-hold', 'Instagram story');
    await celebrity.getByRole('button', { name: 'Reject' }).click();
    await celebrity.getByRole('radio', { name: 'Another reason' }).check();
    await celebrity.getByRole('button', { name: 'Reject the order' }).click();
    await expect(celebrity.getByText('This field is required')).toBeVisible();
    await celebrity.getByLabel('Your message to the fan').fill('I am at sea until June.');
    await celebrity.getByRole('button', { name: 'Reject the order' }).dblclick();
    await expect(badgeOf(celebrity)).toHaveText('Cancelled');
    await expect(celebrity.getByRole('button', { name: 'Accept' })).toHaveCount(0);

    const fan = await windowOf(browser, 'fan');
    await fan.goto(address);
    const main = fan.getByRole('main');
    await expect(main.getByText('Danae Vellis has rejected your request.')).toBeVisible();
    await expect(main.getByText('I am at sea until June.')).toBeVisible();
    await expect(
      fan.getByRole('alert').filter({ hasText: 'Danae Vellis has rejected your request.' }),
    ).not.toHaveCount(0);
  },
);

test(
  'a celebrity reads where goods go, sends them and tells the parcel’s number, which the fan reads',
  core,
  async ({ page: celebrity, browser }) => {
    await signInAs(celebrity, 'celebrity');
    const address = await openOrder(celebrity, 'processing', 'signed vinyl');
    const parcel = celebrity.locator('address');
    for (const row of ['Katerina Manou', '14 Lykavittou Street', 'Greece']) {
      await expect(parcel.getByText(row, { exact: true })).toBeVisible();
    }
    await celebrity.getByLabel(/Tracking number/).fill('RR 123 456 785 GR');
    // What was typed is there after a reload, until it was sent.
    await celebrity.reload();
    await untilHydrated(celebrity);
    await expect(celebrity.getByLabel(/Tracking number/)).toHaveValue('RR 123 456 785 GR');
    await sendAnswer(celebrity);
    const kept = await celebrity.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(kept).not.toContain('RR 123');
    const fan = await windowOf(browser, 'fan');
    await fan.goto(address);
    await expect(fan.getByText('RR 123 456 785 GR')).toBeVisible();
    await expect(fan.locator('address')).toContainText('14 Lykavittou Street');
  },
);

test('an administrator makes the moves of both, on one page after the other', async ({
  page: admin,
}) => {
  await signInAs(admin, 'admin');
  const { place } = await orderMaker(admin.request);
  const orderId = await place('Clymene', 'admin-approval', true, 'getVideo');
  await admin.goto(`/my-orders/detail?orderId=${orderId}`);
  await untilHydrated(admin);
  await admin.getByRole('button', { name: 'Accept' }).press('Enter');
  await expect(badgeOf(admin)).toHaveText('With the celebrity');
  await admin.getByRole('button', { name: 'Accept' }).press('Enter');
  await expect(badgeOf(admin)).toHaveText('In progress');
  // The button is gone; anyone who has no mouse goes on from the heading.
  await expect(admin.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(admin.getByText('Upload the video first.')).toBeVisible();
});

test.describe('without a network', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('a press on Accept fails at once, the page can be used, and nothing is sent later', async ({
    page,
    context,
  }) => {
    await signInAs(page, 'celebrity');
    const { place } = await orderMaker(page.request);
    await page.goto(`/my-orders/detail?orderId=${await place('Ione', 'on-hold', true)}`);
    await untilHydrated(page);
    const told = page.getByRole('alert').filter({ hasText: 'You’re offline. Please try again' });
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(told).toBeVisible();
    await expect(page.getByText('Please wait ...')).toBeHidden();
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();
    await context.setOffline(false);
    await expect(page.getByText(/^You’re offline\. This page/)).toBeHidden();
    // Reading goes on by itself; deciding does not.
    await page.reload();
    await expect(badgeOf(page)).toHaveText('New request');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(badgeOf(page)).toHaveText('To deliver');
  });

  test('a decision at the desk fails at once, and what was chosen stays chosen', async ({
    page,
    context,
  }) => {
    await signInAs(page, 'manager');
    const { place } = await orderMaker(page.request);
    const paid = () => place('Melantho', 'admin-approval', true);
    const orders = [await paid(), await paid()];
    await page.goto('/desk?find=Melantho');
    await untilHydrated(page);
    await page.getByLabel('Select all on this page').check();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Accept 2 orders' }).click();
    await expect(page.getByRole('alert')).toContainText('You’re offline.');
    await expect(page.getByText('Please wait ...')).toBeHidden();
    for (const order of orders)
      await expect(page.getByLabel(`Select order ${order}`)).toBeChecked();
    await context.setOffline(false);
    await expect(page.getByText(/^You’re offline\. This page/)).toBeHidden();
    await page.getByRole('button', { name: 'Accept 2 orders' }).click();
    await expect(page.getByText('2 orders accepted')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
