import { readFile } from 'node:fs/promises';

import { core } from '#tests/support/browser/core.ts';
import { readMail } from '#tests/support/browser/read-mail.ts';
import { leave, signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const screens = 'test-results/screens';
const celebrity = { name: 'Danae Vellis', email: 'celebrity@astera.example' };

test(
  'a celebrity says where to be paid, a manager pays, and the bank gives it back',
  core,
  async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(phone);
    await signInAs(page, 'celebrity');
    await page.goto('/my-earnings');
    await untilHydrated(page);
    await page.getByRole('link', { name: 'See my payouts' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your payouts' })).toBeVisible();
    await page.getByLabel('Account holder').fill('Vellis Danae');
    await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 01');
    await page.getByRole('button', { name: 'Save the account' }).click();
    await expect(page.getByText('This isn’t a valid IBAN').first()).toBeVisible();
    await expect(page.getByLabel('Account holder')).toHaveValue('Vellis Danae');
    await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
    await page.getByRole('button', { name: 'Save the account' }).click();
    await expect(page.getByText('Your account is saved')).toBeVisible();
    await page.screenshot({ path: `${screens}/my-payouts-390.png`, fullPage: true });
    const told = await readMail(page.request, celebrity.email, 'Your payout account was changed');
    expect(told).toContain('… 3000');

    await leave(page);
    await page.setViewportSize(desktop);
    await signInAs(page, 'manager');
    await page.goto('/desk');
    await untilHydrated(page);
    await page
      .getByRole('navigation', { name: 'Lists' })
      .getByRole('link', { name: 'Payouts' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Payouts' })).toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: celebrity.name });
    await expect(row.getByText('Name is similar')).toBeVisible();
    await row.getByRole('checkbox').check();
    await page.screenshot({ path: `${screens}/desk-payouts-1440.png`, fullPage: true });
    await page.getByRole('button', { name: 'Prepare payouts' }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Prepare payouts' }).click();
    await expect(page.getByText('The payouts are prepared')).toBeVisible();
    await expect(page.getByText('Being prepared')).toBeVisible();

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the file' }).click();
    await question.getByRole('button', { name: 'Download the file' }).click();
    const file = await (await downloading).path();
    expect(await readFile(file, 'utf8')).toContain('<IBAN>DE89370400440532013000</IBAN>');

    await expect(page.getByText('The file is downloaded.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel this payout' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Mark as sent' }).click();
    await question.getByRole('button', { name: 'Mark as sent' }).click();
    await expect(page.getByText('Sent to the bank')).toBeVisible();
    await readMail(page.request, celebrity.email, 'Your payout is on its way');
    await page.getByRole('button', { name: 'It came back' }).click();
    await question.getByRole('button', { name: 'It came back' }).click();
    await expect(page.getByText('Returned by the bank')).toBeVisible();
    await page.screenshot({ path: `${screens}/desk-payouts-run-1440.png`, fullPage: true });

    await leave(page);
    await page.setViewportSize(phone);
    await signInAs(page, 'celebrity');
    await page.goto('/my-payouts');
    await untilHydrated(page);
    await expect(page.getByText('Returned by the bank')).toBeVisible();
    const statement = page.waitForEvent('download');
    await page.getByRole('region', { name: 'Statements' }).getByRole('link').first().click();
    const csv = await readFile(await (await statement).path(), 'utf8');
    expect(csv).toContain('Payout returned by the bank');
  },
);
