import type { Page } from 'playwright/test';

import { ownServer } from '#tests/support/servers/own-server.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

// What is saved here holds for a whole site, so it is one of its own.
const server = ownServer('settings-left', 14);
test.use({ baseURL: server.origin });

test.beforeAll(async () => {
  test.setTimeout(90_000);
  await server.reset();
  await server.start();
});
test.afterAll(() => server.stop());

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
}

test('nothing that was typed over a setting is left behind unasked', async ({ page }) => {
  await signInAs(page, 'admin');
  await open(page, '/settings');
  const guard = page.getByRole('dialog', { name: 'Leave without saving?' });
  const users = page.getByRole('link', { name: 'Users', exact: true });
  const gate = page.getByRole('region', { name: 'Site access' });
  const name = page.getByRole('textbox', { name: 'Site name' });
  const was = await name.inputValue();
  const commission = page.getByLabel('Commission in percent');
  const rate = await commission.inputValue();
  const changes = [
    { change: () => name.fill(`${was} two`), undo: () => name.fill(was) },
    { change: () => commission.fill('12,5'), undo: () => commission.fill(rate) },
    {
      change: () => gate.getByLabel('Anyone with the password').check(),
      undo: () => gate.getByLabel('Everyone').check(),
    },
  ];
  for (const { change, undo } of changes) {
    await change();
    await users.click();
    await guard.getByRole('button', { name: 'Stay here' }).click();
    await undo();
  }

  // Of two forms only one asks.
  for (const { change } of changes) await change();
  await users.click();
  await guard.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Users', exact: true })).toBeVisible();
  await page.goBack();
  await untilHydrated(page);
  await expect(name).toHaveValue(was);
  await expect(commission).toHaveValue(rate);
  await users.click();
  await expect(page).toHaveURL('/settings/users');
  await expect(guard).toBeHidden();
});

test('who leaves two forms at once finds neither’s draft again, and in another language what holds', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await open(page, '/settings/menus');
  const guard = page.getByRole('dialog', { name: 'Leave without saving?' });
  const leave = guard.getByRole('button', { name: 'Leave', exact: true });
  const names = page.getByLabel('Name of entry 1', { exact: true });
  const first = names.first();
  const last = names.last();
  const [firstWas, lastWas] = [await first.inputValue(), await last.inputValue()];
  await first.fill('Another');
  await last.fill('Another');
  await page.getByRole('link', { name: 'General', exact: true }).click();
  await leave.click();
  await expect(page).toHaveURL('/settings');
  await open(page, '/settings/menus');
  await expect(first).toHaveValue(firstWas);
  await expect(last).toHaveValue(lastWas);

  await open(page, '/settings');
  const name = page.getByRole('region', { name: /^(Site name|Όνομα)/ }).getByRole('textbox');
  const was = await name.inputValue();
  await name.fill(`${was} two`);
  await page.getByRole('button', { name: 'Save the name' }).click();
  await expect(page.getByText(`The site is called ${was} two now`)).toBeVisible();
  await name.fill('Another');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('el');
  await leave.click();
  await expect(page).toHaveURL('/el/settings');
  await expect(name).toHaveValue(`${was} two`);
});
