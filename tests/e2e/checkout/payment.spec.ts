import readQr from 'jsqr';
import type { Browser, Page } from 'playwright/test';
import sharp from 'sharp';

import { creditorReference } from '#domain/payment/transfer/creditor-reference.ts';
import { epcPayment } from '#domain/payment/transfer/epc-payment.ts';
import { core } from '#tests/support/browser/core.ts';
import { meanwhile } from '#tests/support/browser/meanwhile.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';
import { agreeToBegin } from '#tests/support/orders/place-order.ts';
import { withoutStream } from '#tests/support/browser/without-stream.ts';

/** A window of its own for each person, as on three devices. */
async function windowOf(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInAs(page, name);
  return page;
}

/** Orders a video by bank transfer. @returns the number of the order, whose success page is shown */
async function orderByTransfer(page: Page): Promise<string> {
  await page.goto('/celebrities?search=Leandros');
  await page.getByRole('link', { name: /^Leandros/ }).click();
  await page.getByRole('link', { name: 'Request video' }).first().click();
  await page.waitForURL(/\/request\//);
  await untilHydrated(page);
  await page.getByRole('textbox', { name: 'From' }).fill('Olu');
  await page.getByLabel('To', { exact: true }).fill('Ada');
  await page.getByLabel('Instructions').fill('Sing.');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await agreeToBegin(page);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
  return new URL(page.url()).searchParams.get('orderId') ?? '';
}

/** What a camera reads of the QR code on a page. */
async function scanned(page: Page): Promise<string | undefined> {
  const picture = await page
    .locator('figure')
    .filter({ has: page.getByRole('img') })
    .screenshot();
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return readQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
}

test(
  'an administrator changes the bank account, and the fan’s order page shows the new one',
  core,
  async ({ browser }) => {
    test.setTimeout(90_000);
    const fan = await windowOf(browser, 'fan2');
    const number = await orderByTransfer(fan);
    await expect(fan.getByText('GR16 0110 1250 0000 0001 2300 695')).toBeVisible();
    await expect(fan.getByText('Paying from outside the SEPA area?')).toBeVisible();
    const example = {
      holder: 'Astera Marketplace',
      iban: 'GR1601101250000000012300695',
      bic: 'ETHNGRAA',
    };
    for (const colorScheme of ['light', 'dark'] as const) {
      await fan.emulateMedia({ colorScheme });
      expect(await scanned(fan)).toBe(epcPayment(example, 4500, creditorReference(number)));
    }

    const admin = await windowOf(browser, 'admin');
    const second = await admin.context().newPage();
    for (const page of [admin, second]) await open(page, '/settings');
    const save = (page: Page) =>
      page.getByRole('button', { name: 'Save the bank account' }).click();
    const saveAndConfirm = async (page: Page) => {
      await save(page);
      const question = page.getByRole('dialog', { name: 'Change the bank account?' });
      await question.getByRole('button', { name: 'Change the account' }).click();
    };
    await admin.getByLabel('Account holder').fill('');
    await admin.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 01');
    await admin.getByLabel('BIC').fill('COBA');
    await save(admin);
    await expect(admin.getByText('This field is required')).toBeVisible();
    await expect(admin.getByText('This isn’t a valid IBAN.')).toBeVisible();
    await expect(admin.getByText('A BIC has 8 or 11 letters and numbers')).toBeVisible();
    await expect(admin.getByLabel('Account holder')).toBeFocused();

    await admin.getByLabel('Account holder').fill('Astera Handels GmbH');
    await admin.getByLabel('IBAN').fill('de89370400440532013000');
    await admin.getByLabel('BIC').fill('cobadeffxxx');
    await admin.getByLabel('Bank (optional)').fill('Commerzbank');
    await saveAndConfirm(admin);
    await expect(admin.getByText('The bank account was saved')).toBeVisible();
    await expect(admin.getByText(/^Last changed by /)).toBeVisible();

    // The other tab still shows the old one: it is told, sees the new one, and keeps what was typed.
    await second.getByLabel('Account holder').fill('Someone else');
    await saveAndConfirm(second);
    await expect(second.getByRole('alert')).toContainText('Someone else has saved this account');
    await expect(second.getByRole('alert')).toContainText('DE89 3704 0044 0532 0130 00');
    await expect(second.getByLabel('Account holder')).toHaveValue('Someone else');

    await open(fan, `/my-orders/detail?orderId=${number}`);
    for (const text of ['Astera Handels GmbH', 'DE89 3704 0044 0532 0130 00', 'Commerzbank']) {
      await expect(fan.getByText(text)).toBeVisible();
    }
    await admin.screenshot({ path: 'test-results/screens/settings-1440.png', fullPage: true });

    // As it was, for the other journeys.
    await open(admin, '/settings');
    await admin.getByLabel('Account holder').fill('Astera Marketplace');
    await admin.getByLabel('IBAN').fill('GR1601101250000000012300695');
    await admin.getByLabel('BIC').fill('ETHNGRAA');
    await admin.getByLabel('Bank (optional)').fill('');
    await saveAndConfirm(admin);
    await expect(admin.getByText('The bank account was saved')).toBeVisible();
  },
);

test(
  'a manager finds a payment by its statement line and switches it; the second one is told; the fan sees it',
  core,
  async ({ browser }) => {
    test.setTimeout(90_000);
    const fan = await windowOf(browser, 'fan2');
    const number = await orderByTransfer(fan);
    const detail = `/my-orders/detail?orderId=${number}`;

    const second = await windowOf(browser, 'admin');
    await withoutStream(second);
    const manager = await windowOf(browser, 'manager');
    // Where the list was before there was a desk.
    await open(manager, '/my-orders?payment=awaiting');
    await expect(manager).toHaveURL('/desk?list=awaiting');
    await manager
      .getByLabel('Search by order number, fan, celebrity, reference or amount')
      .fill(`SEPA CT ${creditorReference(number)} OLU ADEYEMI`);
    await manager.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
    await expect(manager.getByRole('heading', { level: 2 })).toHaveText([`Order ${number}`]);
    await manager.screenshot({ path: 'test-results/screens/payments-1440.png', fullPage: true });
    await open(second, detail);
    await meanwhile(second, async () => {
      await manager.getByRole('switch', { name: `Payment received, order ${number}` }).click();
      await expect(manager.getByText(`Order ${number}: Payment received`)).toBeVisible();
      await expect(manager.getByText('No results found')).toBeVisible();
    });
    await second.getByRole('switch', { name: `Payment received, order ${number}` }).click();
    await expect(second.getByRole('alert')).toContainText(
      'Someone else has already updated this payment',
    );
    await expect(second.getByRole('switch')).toBeChecked();

    await open(fan, detail);
    await expect(fan.getByText(/^We received your payment on /)).toBeVisible();
    await expect(fan.getByText('Transfer details')).toHaveCount(0);
    await expect(fan.getByRole('switch')).toHaveCount(0);

    // Cancelled with the money there: it goes back, and the fan is told so until it is back.
    await open(manager, detail);
    await manager.getByRole('button', { name: 'Reject' }).click();
    await manager.getByRole('button', { name: 'Reject the order' }).click();
    await expect(manager.getByText('Refund due').first()).toBeVisible();
    await open(fan, detail);
    await expect(fan.getByText('You’ll get a refund soon.').first()).toBeVisible();
    await open(manager, detail);
    await manager.getByLabel('Bank statement line (optional)').fill('statement 12, line 3');
    await manager.getByRole('button', { name: 'Mark as refunded' }).click();
    const question = manager.getByRole('dialog', { name: /as refunded\?$/ });
    await question.getByRole('button', { name: 'Mark as refunded' }).click();
    await expect(manager.getByText('statement 12, line 3')).toBeVisible();
    await manager.screenshot({ path: 'test-results/screens/order-money-1440.png', fullPage: true });
    await open(fan, detail);
    await expect(fan.getByText(/^We sent your refund on /)).toBeVisible();
    await expect(fan.getByText('You’ll get a refund soon.')).toHaveCount(0);
    await expect(fan.getByText('statement 12, line 3')).toHaveCount(0);
  },
);

test('an unpaid order that is cancelled promises no refund', async ({ browser }) => {
  test.setTimeout(60_000);
  const fan = await windowOf(browser, 'fan2');
  const number = await orderByTransfer(fan);
  const detail = `/my-orders/detail?orderId=${number}`;
  const manager = await windowOf(browser, 'manager');
  await open(manager, detail);
  await manager.getByRole('button', { name: 'Reject' }).click();
  await manager.getByRole('button', { name: 'Reject the order' }).click();
  await expect(manager.getByText('Cancelled').first()).toBeVisible();
  await open(fan, detail);
  await expect(
    fan.getByRole('main').getByText('Our team hasn’t approved your request.'),
  ).toBeVisible();
  await expect(fan.getByText(/refund/i)).toHaveCount(0);
  await expect(fan.getByText('Transfer details')).toHaveCount(0);
});

test('an administrator changes the commission, and a second tab is told and loses nothing', async ({
  browser,
}) => {
  const admin = await windowOf(browser, 'admin');
  const second = await admin.context().newPage();
  for (const page of [admin, second]) await open(page, '/settings');
  const field = (page: Page) => page.getByLabel('Commission in percent');
  const save = (page: Page) => page.getByRole('button', { name: 'Save the commission' }).click();
  await expect(field(admin)).toHaveValue('20');
  await field(admin).fill('a fifth');
  await save(admin);
  await expect(admin.getByText('Enter a number from 0 to 100, e.g. 17.5')).toBeVisible();
  await expect(field(admin)).toHaveValue('a fifth');
  await field(admin).fill('17,5 %');
  await save(admin);
  await expect(admin.getByText('The commission was saved')).toBeVisible();
  await field(second).fill('10');
  await save(second);
  await expect(second.getByRole('alert')).toContainText('Someone else saved 17.5%');
  await expect(field(second)).toHaveValue('10');
  // As it was, for the other journeys.
  await field(second).fill('20');
  await save(second);
  await expect(second.getByText('The commission was saved')).toBeVisible();
});

test.describe('settings and payments', () => {
  test.use({ allowedErrors: [/404/] });

  test('are for administrators and managers alone', async ({ page }) => {
    await signInAs(page, 'fan');
    expect((await page.goto('/settings'))?.status()).toBe(404);
    expect((await page.goto('/desk?list=awaiting'))?.status()).toBe(404);
    await page.goto('/my-orders?payment=awaiting');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My orders');
    await expect(page.getByRole('switch')).toHaveCount(0);
  });
});
