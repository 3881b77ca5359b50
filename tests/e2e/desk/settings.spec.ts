import type { Browser, Page } from 'playwright/test';

import { core } from '#tests/support/browser/core.ts';
import { ownServer } from '#tests/support/servers/own-server.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

// What is set here holds for a whole site, so it is one of its own.
const server = ownServer('settings', 13);
test.use({ baseURL: server.origin, allowedErrors: [/40[134]|422|503/] });

test.beforeAll(async () => {
  test.setTimeout(90_000);
  await server.reset();
  await server.start();
});
test.afterAll(() => server.stop());

/** A window of its own, as on another device. */
async function windowOf(browser: Browser, name?: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: server.origin })).newPage();
  if (name) await signInAs(page, name);
  return page;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
}

test('a new name of the site stands in its header, titles, shared links and on home screens', async ({
  page,
  browser,
}) => {
  const visitor = await windowOf(browser);
  await visitor.goto('/about');
  await expect(visitor).toHaveTitle(/ \| Astera$/);

  await signInAs(page, 'admin');
  await open(page, '/settings');
  const field = page.getByRole('textbox', { name: 'Site name' });
  const save = page.getByRole('button', { name: 'Save the name' });
  for (const [typed, sentence] of [
    ['  ', 'This field is required'],
    ['A name that is longer than thirty signs', 'Use at most 30 characters'],
    ['<Astera>', 'Use letters, numbers and symbols on one line, without < and >'],
  ] as const) {
    await field.fill(typed);
    await save.click();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(field).toBeFocused();
  }
  await field.fill('Astéra Nights');
  await save.click();
  await expect(page.getByText('The site is called Astéra Nights now')).toBeVisible();
  await expect(page).toHaveTitle('Settings | Astéra Nights');
  const home = page.getByRole('banner').getByRole('link', { name: 'Astéra Nights' });
  await expect(home).toBeVisible();

  // The page that was kept for everyone is made anew.
  await visitor.goto('/about');
  await expect(visitor).toHaveTitle(/ \| Astéra Nights$/);
  await expect(visitor.locator('meta[property="og:site_name"]')).toHaveAttribute(
    'content',
    'Astéra Nights',
  );
  await expect(visitor.getByRole('contentinfo')).toContainText('© 2026 Astéra Nights');
  const manifest = await visitor.request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toBe('application/manifest+json');
  expect(await manifest.json()).toMatchObject({ name: 'Astéra Nights' });
  const html = await (await visitor.request.get('/')).text();
  expect(html).toContain('"@type":"Organization","name":"Astéra Nights"');
});

test('an administrator closes the site, changes its password and opens it again', async ({
  page,
  browser,
}) => {
  const visitor = await windowOf(browser);
  await signInAs(page, 'admin');
  await open(page, '/settings');
  const gate = page.getByRole('region', { name: 'Site access' });
  const save = gate.getByRole('button', { name: 'Save access settings' });
  await gate.getByLabel('Anyone with the password').check();
  await save.click();
  await expect(gate.getByText('This field is required')).toBeVisible();
  await gate.getByLabel('Password', { exact: true }).fill('short');
  await save.click();
  await expect(gate.getByText('Use at least 8 characters')).toBeVisible();
  await gate.getByLabel('Password', { exact: true }).fill('house of cards');
  await save.click();
  await expect(gate.getByText('The site is closed', { exact: true })).toBeVisible();
  await expect(gate.getByLabel('New password (optional)')).toHaveValue('');

  const enter = async (password: string) => {
    await open(visitor, '/about');
    await expect(visitor).toHaveURL('/gate?destination=%2Fabout');
    await visitor.getByLabel('Password', { exact: true }).fill(password);
    await visitor.getByRole('button', { name: 'Access Site' }).click();
  };
  await enter('house of cats');
  await expect(visitor.getByRole('alert')).toHaveText('Incorrect password. Please try again.');
  await enter('house of cards');
  await expect(visitor).toHaveURL('/about');

  await gate.getByLabel('New password (optional)').fill('house of stars');
  await save.click();
  await expect(gate.getByText('The site is closed', { exact: true })).toBeVisible();
  await enter('house of stars');
  await expect(visitor).toHaveURL('/about');
  // Anyone who closes the site is not shut out.
  await open(page, '/settings');
  await expect(gate.getByLabel('Anyone with the password')).toBeChecked();
  expect(await page.content()).not.toContain('house of');

  await gate.getByLabel('Everyone').check();
  await save.click();
  await expect(gate.getByText('The site is open', { exact: true })).toBeVisible();
  const anybody = await windowOf(browser);
  await anybody.goto('/about');
  await expect(anybody).toHaveURL('/about');
});

test(
  'a celebrity who is suspended is out at once, cannot log in and sells nothing, until reinstated',
  core,
  async ({ page, browser }) => {
    test.setTimeout(90_000);
    const celebrity = await windowOf(browser, 'konstantin');
    await open(celebrity, '/my-services');
    await signInAs(page, 'admin');
    await open(page, '/settings/users');
    await page.getByRole('searchbox', { name: 'Search by name or email' }).fill('konstantin');
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/settings/users?search=konstantin');
    await page.getByRole('link', { name: 'Celebrities' }).click();
    await expect(page).toHaveURL('/settings/users?search=konstantin&only=celebrity');
    const found = page.getByRole('list', { name: 'Users' }).getByRole('link');
    await expect(found).toHaveCount(1);
    await found.click();
    const suspension = page.getByRole('region', { name: 'Suspension' });
    const suspend = suspension.getByRole('button', { name: 'Suspend' });
    await suspend.click();
    await expect(suspension.getByText('This field is required')).toBeVisible();
    await suspension.getByLabel('Reason').fill('Sold places in the line.');
    await suspend.click();
    // It is said first what will happen; anyone who would rather not finds the reason as it was typed.
    const question = page.getByRole('dialog');
    await expect(question).toContainText('will be logged out on all devices');
    await expect(question).toContainText('Sold places in the line.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(suspension.getByLabel('Reason')).toHaveValue('Sold places in the line.');
    await suspend.click();
    await question.getByRole('button', { name: 'Suspend', exact: true }).click();
    await expect(suspension.getByText('Suspended since')).toBeVisible();
    await expect(suspension.getByText('Sold places in the line.')).toBeVisible();
    await expect(suspension.getByRole('heading', { name: 'Suspension' })).toBeFocused();
    const id = new URL(page.url()).pathname.split('/').at(-1);

    await celebrity.goto('/my-services');
    await expect(celebrity).toHaveURL(/\/account\/login/);
    await untilHydrated(celebrity);
    await celebrity.getByLabel('Username or email').fill('konstantin');
    await celebrity.getByLabel('Password', { exact: true }).fill('astera-demo');
    await celebrity.getByRole('button', { name: 'Log in' }).click();
    await expect(celebrity.getByRole('alert')).toHaveText(
      'This account is suspended. If you think that’s a mistake, please contact us.',
    );
    expect((await celebrity.request.get(`/celebrity/${id}`)).status()).toBe(404);

    await suspension.getByRole('button', { name: 'Reinstate' }).click();
    await question.getByRole('button', { name: 'Reinstate' }).click();
    await expect(suspension.getByLabel('Reason')).toHaveValue('');
    await celebrity.getByRole('button', { name: 'Log in' }).click();
    const header = celebrity.getByRole('banner');
    await expect(header.getByRole('link', { name: 'My profile' })).toBeVisible();
    expect((await celebrity.request.get(`/celebrity/${id}`)).status()).toBe(200);
  },
);

test('a fan who is made a manager has a desk, and administrators leave themselves alone', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'admin');
  await open(page, '/settings/users?search=fan2');
  const users = page.getByRole('list', { name: 'Users' }).getByRole('link');
  await users.first().click();
  const role = page.getByRole('region', { name: 'Role' });
  await expect(role.getByLabel('Fan')).toBeChecked();
  await role.getByLabel('Manager').check();
  await role.getByRole('button', { name: 'Save the role' }).click();
  const question = page.getByRole('dialog', { name: /^Change the role of / });
  await expect(question).toContainText('Fan → Manager');
  await question.getByRole('button', { name: 'Change the role' }).click();
  await expect(page.getByText(/^The role of .+ was changed$/)).toBeVisible();
  const manager = await windowOf(browser, 'fan2');
  await manager.goto('/desk');
  await expect(manager.getByRole('heading', { level: 1, name: 'Desk' })).toBeVisible();
  expect((await manager.request.get('/settings/users')).status()).toBe(404);

  await open(page, '/settings/users?search=admin%40&only=administrator');
  await users.first().click();
  await expect(page.getByText('This is your own account.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Suspension' })).toHaveCount(0);
});

test('the log says in the reader’s language what was changed, by whom, and no secret', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'admin');
  await open(page, '/settings/menus');
  const menu = page.getByRole('region', { name: 'Footer legal links' });
  await menu.getByLabel('Name of entry 1').fill('Terms of this site');
  await menu.getByRole('button', { name: 'Save the menu' }).click();
  await expect(menu.getByText('The menu was saved')).toBeVisible();
  await open(page, '/settings');
  const commission = page.getByRole('region', { name: 'Commission' });
  const gate = page.getByRole('region', { name: 'Site access' });
  await commission.getByLabel('Commission in percent').fill('12.5');
  await commission.getByRole('button', { name: 'Save the commission' }).click();
  await expect(commission.getByText('The commission was saved')).toBeVisible();
  await gate.getByLabel(/password \(optional\)|^Password$/i).fill('seven tangerines');
  await gate.getByRole('button', { name: 'Save access settings' }).click();
  await expect(gate.getByText('The site is open', { exact: true })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: 'Activity log' })
    .click();
  await expect(page).toHaveURL('/settings/log');
  const lines = page.getByRole('list', { name: 'Changes' }).getByRole('listitem');
  await expect(lines.nth(0)).toContainText(
    'The site was opened, and its access password was changed',
  );
  await expect(lines.nth(1)).toContainText('The commission was set to 12.5%');
  await expect(lines.nth(2)).toContainText('The menu “Footer legal links” was changed');
  expect(await page.content()).not.toMatch(/tangerines|argon2/);

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/el/settings/log');
  await expect(
    page
      .getByRole('navigation', { name: 'Ρυθμίσεις' })
      .getByRole('link', { name: 'Αρχείο ενεργειών' }),
  ).toBeInViewport({ ratio: 1 });
  const greek = page.getByRole('list', { name: 'Αλλαγές' }).getByRole('listitem');
  await expect(greek.nth(1)).toContainText('Η προμήθεια ορίστηκε σε 12,5%');
  await expect(greek.nth(2)).toContainText('το μενού «Νομικοί σύνδεσμοι κάτω από αυτό»');

  // Anyone who reads numbers with a comma types and reads the share with one.
  await open(page, '/el/settings');
  const field = page.getByLabel('Προμήθεια επί τοις εκατό');
  await expect(field).toHaveValue('12,5');
  const own = page.getByRole('button', { name: 'Αποθήκευση της προμήθειας' });
  await own.click();
  await expect(page.getByText('Η προμήθεια αποθηκεύτηκε')).toBeVisible();
  const celebrity = await windowOf(browser, 'celebrity');
  await celebrity.goto('/el/my-earnings');
  await expect(celebrity.getByText(/Κρατάμε το 12,5% από όσα/)).toBeVisible();
});
