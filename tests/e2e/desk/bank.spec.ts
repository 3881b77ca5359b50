import type { Page } from 'playwright/test';

import { creditorReference } from '#domain/payment/transfer/creditor-reference.ts';

import { core } from '#tests/support/browser/core.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const screens = 'test-results/screens';
const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

interface Line {
  readonly cents: number;
  readonly text: string;
  readonly bank: string;
}

function statement(lines: readonly Line[]): Buffer {
  const fields = lines.map(({ cents, text, bank }) => {
    const amount = (cents / 100).toFixed(2).replace('.', ',');
    return `:61:2611021102C${amount}NTRFNONREF//${bank}\n:86:166?20SVWZ+${text}?32Iris Traveller\n`;
  });
  return Buffer.from(
    `:20:S\n:25:DE89370400440532013000\n:60F:C261101EUR0,00\n${fields.join('')}:62F:C261102EUR0,00\n-\n`,
  );
}

async function upload(page: Page, name: string, buffer: Buffer) {
  await page
    .getByLabel('Import bank statement')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

/** The numbers and amounts of orders that wait for a transfer, as the desk lists them. */
async function waiting(page: Page): Promise<{ readonly number: string; readonly cents: number }[]> {
  await page.goto('/desk?list=awaiting');
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Payment reference' });
  await expect(rows.first()).toBeVisible();
  const found = [];
  for (const row of (await rows.all()).slice(0, 2)) {
    const number = /Order (\d+)/.exec(await row.innerText())?.[1] ?? '';
    const euros = /€([\d,.]+)/.exec(await row.innerText())?.[1] ?? '0';
    found.push({ number, cents: Math.round(Number(euros.replaceAll(',', '')) * 100) });
  }
  return found;
}

// A file that is no statement is refused.
test.use({ allowedErrors: [/status of 422/] });

const open = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name }).click();

test(
  'a manager imports a statement, confirms what is certain, assigns a part and sets a line aside',
  core,
  async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(desktop);
    await signInAs(page, 'manager');
    const [paid, partly] = await waiting(page);
    if (!paid || !partly) throw new Error('no two orders wait for a transfer');
    await untilHydrated(page);
    await open(page, 'Bank');
    await expect(page.getByRole('heading', { level: 1, name: 'Bank' })).toBeVisible();
    await untilHydrated(page);

    await upload(page, 'november.pdf', Buffer.from('%PDF-1.7'));
    await expect(page.getByRole('alert')).toContainText('This is a PDF.');
    const lines = [
      { cents: paid.cents, text: creditorReference(paid.number), bank: 'J1' },
      { cents: 100, text: creditorReference(partly.number), bank: 'J2' },
      { cents: 4_321_987, text: 'Interest of the bank', bank: 'J3' },
    ];
    await upload(page, 'november.sta', statement(lines));
    await expect(page.getByText('3 bookings are new.')).toBeVisible();
    await page.screenshot({ path: `${screens}/bank-1440.png`, fullPage: true });

    const certain = page.getByRole('listitem').filter({ hasText: creditorReference(paid.number) });
    await certain.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Confirm 1 payment' }).click();
    await expect(page.getByRole('dialog')).toContainText('Confirm 1 payment, €');
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm payments' }).click();
    await expect(page.getByText('1 payment booked')).toBeVisible();
    await expect(certain).toHaveCount(0);

    await open(page, /Partial payments/);
    await page.getByRole('button', { name: 'Assign as part' }).click();
    await expect(page.getByRole('button', { name: 'Assign as part' })).toHaveCount(0);
    await open(page, /Waiting for the rest/);
    await expect(page.getByRole('link', { name: `Order ${partly.number}` })).toBeVisible();

    await page.setViewportSize(phone);
    await open(page, /Nothing found/);
    const interest = page.getByRole('listitem').filter({ hasText: 'Interest of the bank' });
    await interest.getByRole('button', { name: /aside/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Set aside' }).click();
    await expect(dialog.getByText('Say why')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Interest');
    await dialog.getByRole('button', { name: 'Set aside' }).click();
    await expect(interest).toHaveCount(0);
    await page.screenshot({ path: `${screens}/bank-390.png`, fullPage: true });

    await upload(page, 'again.sta', statement(lines));
    await expect(page.getByText('3 were known already.')).toBeVisible();
    await page.goto(`/my-orders/detail?orderId=${paid.number}`);
    await expect(page.getByText('Payment received').first()).toBeVisible();
  },
);

test('a manager says once what the columns of a CSV file hold', async ({ page }) => {
  await page.setViewportSize(desktop);
  await signInAs(page, 'manager');
  await page.goto('/desk/bank');
  await untilHydrated(page);
  const csv = (text: string) =>
    Buffer.from(`Day;Who;What;Sum of it\n02.11.2026;Iris;${text};12.345,67\n`);
  await upload(page, 'bank.csv', csv('first'));
  await expect(page.getByText('This is the first file with these columns.')).toBeVisible();
  await page.getByRole('button', { name: 'Import file' }).click();
  await expect(page.getByText('Choose the column with the date.')).toBeVisible();
  await page.screenshot({ path: `${screens}/bank-columns-1440.png`, fullPage: true });
  await page.getByLabel('What Day holds').selectOption('bookedAt');
  await page.getByLabel('What Who holds').selectOption('payerName');
  await page.getByLabel('What What holds').selectOption('text');
  await page.getByLabel('What Sum of it holds').selectOption('amount');
  await page.getByRole('button', { name: 'Import file' }).click();
  await expect(page.getByText('1 booking is new.')).toBeVisible();
  await upload(page, 'bank.csv', csv('second'));
  await expect(page.getByText('1 booking is new.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import file' })).toHaveCount(0);
});
