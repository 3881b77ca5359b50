import AxeBuilder from '@axe-core/playwright';

import { expect, test } from '../support/watched-page.ts';

test('suggests people and goods while somebody types, in any spelling, and goes there', async ({
  page,
}) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const field = page.getByRole('combobox', { name: 'Search celebrities and gifts' });
  await field.pressSequentially('luka mar');
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.filter({ hasText: 'Лука Марић' }).first()).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  const { violations } = await new AxeBuilder({ page }).include('header').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(field).toHaveValue('luka mar');
  await page.keyboard.press('ArrowDown');
  const first = options.first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await first.getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/celebrity\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Лука Марић');
});

test('Enter without a choice searches the page, and too little suggests nothing', async ({
  page,
}) => {
  await page.goto('/celebrities');
  await page.waitForLoadState('networkidle');
  const field = page.getByRole('combobox', { name: 'Search celebrities and gifts' });
  await field.pressSequentially('d');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.pressSequentially('anae');
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.screenshot({ path: 'test-results/screens/suggestions.png' });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/celebrities?search=danae');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: /^Danae Vellis/ })).toBeVisible();
});
