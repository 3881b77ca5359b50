import type { Page } from 'playwright/test';

import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const holder = (page: Page) => page.getByLabel('Account holder');
const discard = (page: Page) => page.getByRole('button', { name: 'Discard' });

async function open(page: Page) {
  await page.goto('/settings');
  await untilHydrated(page);
}

async function saveAs(page: Page, name: string) {
  await holder(page).fill(name);
  await page.getByRole('button', { name: 'Save the bank account' }).click();
  const question = page.getByRole('dialog', { name: 'Change the bank account?' });
  await question.getByRole('button', { name: 'Change the account' }).click();
  await expect(page.getByText('The bank account was saved')).toBeVisible();
}

test('a bank account that was typed and not saved looks like what it is, and overwrites no one’s', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await signInAs(page, 'admin');
  await open(page);
  const before = await holder(page).inputValue();
  const iban = await page.getByLabel('IBAN').inputValue();
  await expect(discard(page)).toHaveAttribute('aria-disabled', 'true');
  await holder(page).fill('Astera Shops Ltd');
  await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00');
  await expect(page.getByText('2 unsaved changes')).toBeVisible();

  // After a reload it is there, and not taken for the account that holds.
  await page.reload();
  await untilHydrated(page);
  await expect(holder(page)).toHaveValue('Astera Shops Ltd');
  await expect(page.getByText('2 unsaved changes')).toBeVisible();
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  const guard = page.getByRole('dialog', { name: 'Leave without saving?' });
  await guard.getByRole('button', { name: 'Stay here' }).click();
  await discard(page).press('Enter');
  await expect(discard(page)).toBeFocused();
  await expect(holder(page)).toHaveValue(before);
  await expect(page.getByLabel('IBAN')).toHaveValue(iban);
  await expect(page.getByText(/unsaved change/)).toHaveCount(0);
  await page.reload();
  await untilHydrated(page);
  await expect(holder(page)).toHaveValue(before);

  // Someone else saves meanwhile: that is told, also after another reload, and nothing is overwritten unseen.
  await holder(page).fill('Astera Shops Ltd');
  const other = await page.context().newPage();
  await open(other);
  await saveAs(other, 'Astera Handels GmbH');
  const faster = page.getByRole('alert').filter({ hasText: 'Someone else has saved' });
  for (const _time of ['once', 'twice']) {
    await page.reload();
    await untilHydrated(page);
    await expect(faster).toContainText('Astera Handels GmbH');
    await expect(holder(page)).toHaveValue('Astera Shops Ltd');
    await expect(page.getByText('1 unsaved change')).toBeVisible();
  }

  // What someone else saved just so is nothing unsaved any more.
  await saveAs(other, 'Astera Shops Ltd');
  await page.reload();
  await untilHydrated(page);
  await expect(holder(page)).toHaveValue('Astera Shops Ltd');
  await expect(faster).toHaveCount(0);
  await expect(page.getByText(/unsaved change/)).toHaveCount(0);
  // As it was, for the other journeys.
  await saveAs(page, before);
});
