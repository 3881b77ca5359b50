import type { Page } from 'playwright/test';

import { core } from '#tests/support/browser/core.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const counted = (page: Page, text: RegExp) =>
  page.getByRole('main').getByRole('status').filter({ hasText: text });

/** Searches twice from the field, first for what is there, and goes back. */
async function expectFocusKept(
  page: Page,
  field: string,
  words: string,
  counts: readonly RegExp[],
) {
  const search = page.getByRole('searchbox', { name: field });
  const [all = /./, some = /./, none = /./] = counts;
  await expect(counted(page, all)).toBeVisible();
  await search.fill(words);
  await search.press('Enter');
  await expect(counted(page, some)).toBeVisible();
  await expect(search).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Search celebrities and gifts' })).toHaveValue(
    '',
  );
  await search.fill('qqqqqqqq');
  await search.press('Enter');
  await expect(page.getByText('No results found')).toBeVisible();
  await expect(counted(page, none)).toBeVisible();
  await expect(search).toBeFocused();
  await page.goBack();
  await expect(counted(page, some)).toBeVisible();
  await expect(search).toHaveValue(words);
}

test('a search in the own products leaves the focus in its field and tells how many there are', async ({
  page,
}) => {
  await signInAs(page, 'celebrity');
  await page.goto('/my-products');
  await untilHydrated(page);
  await expectFocusKept(page, 'Search my products', 'poster', [
    /^\d+ products$/,
    /^1 product$/,
    /^0 products$/,
  ]);
});

test(
  'a search for people leaves the focus in its field and tells how many there are',
  core,
  async ({ page }) => {
    await signInAs(page, 'admin');
    await page.goto('/settings/users');
    await untilHydrated(page);
    await expectFocusKept(page, 'Search by name or email', 'konstantin', [
      /^\d+ people$/,
      /^1 person$/,
      /^0 people$/,
    ]);
  },
);

test('a search that is sent from a later page leaves the focus in its field as well', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await page.goto('/settings/users?page=2');
  await untilHydrated(page);
  const search = page.getByRole('searchbox', { name: 'Search by name or email' });
  await search.fill('konstantin');
  await search.press('Enter');
  await expect(page).toHaveURL('/settings/users?search=konstantin');
  await expect(counted(page, /^1 person$/)).toBeVisible();
  await expect(search).toBeFocused();
});
