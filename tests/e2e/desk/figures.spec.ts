import { readFile } from 'node:fs/promises';

import { core } from '#tests/support/browser/core.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
const screens = 'test-results/screens';

test(
  'a manager sees the figures by month and celebrity, and downloads them',
  core,
  async ({ page }) => {
    await page.setViewportSize(desktop);
    await signInAs(page, 'manager');
    await page.goto('/desk');
    await untilHydrated(page);
    const lists = page.getByRole('navigation', { name: 'Lists' });
    await lists.getByRole('link', { name: 'Figures' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Figures' })).toBeVisible();
    const table = page.getByRole('table', { name: 'By celebrity' });
    await expect(table.getByRole('columnheader', { name: 'Received' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await page.screenshot({ path: `${screens}/desk-figures-1440.png`, fullPage: true });

    await table.getByRole('link', { name: 'Celebrity' }).click();
    await expect(page).toHaveURL(/[?&]by=name/);
    await expect(table.getByRole('columnheader', { name: 'Celebrity' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    const names = await table.getByRole('rowheader').allTextContents();
    expect(names.length).toBeGreaterThan(1);

    await table.getByRole('link', { name: 'Danae Vellis' }).click();
    await expect(table.getByRole('rowheader')).toHaveText(['Danae Vellis']);
    await expect(page.getByLabel('Celebrity', { exact: true })).toHaveValue(/\d+/);

    // The address has all of it: who opens it sees the same.
    await page.setViewportSize(phone);
    await page.reload();
    await untilHydrated(page);
    await expect(table.getByRole('rowheader')).toHaveText(['Danae Vellis']);
    const received = table.getByRole('cell').first();
    const shown = (await received.textContent())?.replace(/[^\d.]/g, '') ?? '';
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.screenshot({ path: `${screens}/desk-figures-390.png`, fullPage: true });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'By celebrity (CSV)' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    const row = text.split('\r\n').find((line) => line.startsWith('Danae Vellis,'));
    expect(Number(row?.split(',')[2])).toBe(Number(shown));

    await page.getByLabel('Celebrity', { exact: true }).selectOption('All celebrities');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(table.getByRole('rowheader')).not.toHaveText(['Danae Vellis']);
  },
);
