import { readFile } from 'node:fs/promises';

import { core } from '#tests/support/browser/core.ts';
import { readMail } from '#tests/support/browser/read-mail.ts';
import { leave, signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';
import { orderMaker } from '#tests/support/orders/new-order.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const screens = 'test-results/screens';
const iban = 'DE89 3704 0044 0532 0130 00';

// A name that no bank can read is refused by the server.
test.use({ allowedErrors: [/422 \(Unprocessable Entity\)/] });

test(
  'a fan says where a refund goes, and nothing leaves a run whose file was downloaded',
  core,
  async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(desktop);
    await signInAs(page, 'manager');
    const { place } = await orderMaker(page.request);
    const number = await place('Zenobia', 'completed', true);
    const detail = `/my-orders/detail?orderId=${number}`;
    await page.goto(detail);
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Mark refund as due' }).click();
    await expect(page.getByText('Refund due').first()).toBeVisible();

    await leave(page);
    await page.setViewportSize(phone);
    await signInAs(page, 'fan');
    await page.goto(detail);
    await untilHydrated(page);
    const asked = page.getByRole('region', { name: 'Where should we send your money?' });
    await asked.getByLabel('Account holder').fill('★★');
    await asked.getByLabel('IBAN').fill(iban);
    await asked.getByRole('button', { name: 'Save the account' }).click();
    await expect(asked.getByText('Banks can’t read this name').first()).toBeVisible();
    await expect(asked.getByLabel('IBAN')).toHaveValue(iban);
    await asked.getByLabel('Account holder').fill('Katerina Papadaki');
    await asked.getByRole('button', { name: 'Save the account' }).click();
    const refund = page.getByRole('region', { name: 'Your refund' });
    await expect(refund.getByText('ending in 3000')).toBeVisible();
    await page.screenshot({ path: `${screens}/order-refund-390.png`, fullPage: true });

    await leave(page);
    await page.setViewportSize(desktop);
    await signInAs(page, 'manager');
    await page.goto('/desk');
    await untilHydrated(page);
    const lists = page.getByRole('navigation', { name: 'Lists' });
    await lists.getByRole('link', { name: 'Refunds' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Refunds' })).toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: `Order ${number}` });
    await row.getByRole('checkbox').check();
    await page.screenshot({ path: `${screens}/desk-refunds-1440.png`, fullPage: true });
    await page.getByRole('button', { name: 'Prepare refunds' }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Prepare refunds' }).click();
    await expect(page.getByText('The refunds are prepared')).toBeVisible();
    await expect(row.getByRole('button', { name: 'Take it out' })).toBeVisible();

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the file' }).click();
    await question.getByRole('button', { name: 'Download the file' }).click();
    const file = await (await downloading).path();
    expect(await readFile(file, 'utf8')).toContain(`<IBAN>${iban.replaceAll(' ', '')}</IBAN>`);
    await expect(page.getByText('The file is downloaded.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Take it out' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Mark as sent' }).click();
    await question.getByRole('button', { name: 'Mark as sent' }).click();
    await row.getByRole('button', { name: 'Book the refund' }).click();
    await question.getByRole('button', { name: 'Book the refund' }).click();
    await expect(row.getByText('Refunded')).toBeVisible();
    await readMail(page.request, 'fan@astera.example', `The payment for your order ${number}`);
    await page.screenshot({ path: `${screens}/desk-refunds-run-1440.png`, fullPage: true });
  },
);
