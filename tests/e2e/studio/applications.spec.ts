import type { Browser, Page } from 'playwright/test';

import { violationsOf } from '#tests/support/browser/accessibility.ts';
import { jpegOf } from '#tests/support/attack-pictures.ts';
import { coreIf } from '#tests/support/browser/core.ts';
import { windowOf } from '#tests/support/orders/main-job.ts';
import { readMail } from '#tests/support/browser/read-mail.ts';
import { codeOf, fillIn, openForm, password } from '#tests/support/browser/register.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const sizes = [
  { width: 390, height: 844, username: 'junia', name: 'Junia Aster' },
  { width: 1440, height: 900, username: 'tilde', name: 'Tilde Moravec' },
] as const;

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
}

/** Registers a celebrity, who is signed in afterwards. */
async function register(page: Page, { username, name }: (typeof sizes)[number]): Promise<void> {
  await openForm(page);
  await page.getByRole('radio', { name: /^Celebrity/ }).check();
  await page.getByLabel('The name fans know you by').fill(name);
  await fillIn(page, username);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByLabel('Verification code').fill(await codeOf(page, username));
  await page.getByRole('button', { name: 'Verify and continue' }).click();
  await expect(page).toHaveURL('/account/choose-application');
  await openForm(page, '/account/login');
  // A code that was typed in this window may have signed the person in already.
  if (!page.url().endsWith('/account/login')) return;
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/my-requests');
}

/** Fills in everything that the list on the application's page asks for, but for the links. */
async function fillInStore(page: Page): Promise<void> {
  const item = (name: RegExp) => page.getByRole('listitem').filter({ hasText: name });
  await item(/A picture of you/)
    .getByRole('link', { name: /Add/ })
    .click();
  await expect(page).toHaveURL('/my-profile');
  await page.locator('input[type=file]').setInputFiles(await jpegOf(90_000));
  await expect(page.getByText('Profile updated!').first()).toBeVisible();
  await page.getByLabel('Description').fill('I sing old ferries to sleep.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await open(page, '/my-services');
  await page.getByRole('checkbox', { name: 'Personalised video' }).check();
  await page.getByRole('textbox', { name: 'Price in euros, Personalised video' }).fill('45');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
}

/** How many of them a search of the site finds. */
async function found(browser: Browser, baseURL: string | undefined, name: string): Promise<number> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  await page.goto(`/celebrities?search=${encodeURIComponent(name)}`);
  const many = await page.locator('main a[href^="/celebrity/"]').filter({ hasText: name }).count();
  await context.close();
  return many;
}

// What is refused on the way.
test.use({ allowedErrors: [/422/], actionTimeout: 15_000 });

for (const person of sizes) {
  const { width, height, username, name } = person;
  test(
    `at ${width} a celebrity applies, is declined with a reason, applies again, and is listed once approved`,
    coreIf(width < 400),
    async ({ browser, page, baseURL }) => {
      test.setTimeout(150_000);
      await page.setViewportSize({ width, height });
      await register(page, person);
      await open(page, '/my-application');
      await expect(page.getByText('Fans can’t see you yet.')).toBeVisible();
      const send = page.getByRole('button', { name: 'Send application' });
      await page.getByLabel('Links').fill('not an address');
      await send.click();
      await expect(page.getByText(/must be the address of a public page/)).toBeVisible();
      await page.getByLabel('Links').fill(`https://example.org/${username}`);
      await send.click();
      await expect(page.getByRole('alert')).toContainText('Complete the list above first.');
      await fillInStore(page);
      await open(page, '/my-application');
      await expect(page.getByLabel('Links')).toHaveValue(`https://example.org/${username}`);
      await send.press('Enter');
      await expect(page.getByText(/^We received your application/)).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page.screenshot({
        path: `test-results/screens/application-sent-${width}.png`,
        fullPage: true,
      });
      expect(await found(browser, baseURL, name)).toBe(0);

      const manager = await windowOf(browser, 'manager');
      await manager.setViewportSize({ width, height });
      await open(manager, '/applications');
      const card = manager.getByRole('listitem', { name });
      await expect(card.getByRole('link', { name: /example\.org/ })).toBeVisible();
      await manager.screenshot({
        path: `test-results/screens/applications-${width}.png`,
        fullPage: true,
      });
      await card.getByRole('button', { name: `Decline ${name}` }).press('Enter');
      const dialog = manager.getByRole('dialog', { name: `Decline ${name}?` });
      await dialog.getByLabel('Your words').fill('Write to us from your own site, please.');
      await dialog.getByRole('button', { name: 'Decline' }).click();
      await expect(card).toHaveCount(0);
      const mail = await readMail(
        page.request,
        `${username}@example.test`,
        'About your application',
      );
      expect(mail).toContain('Write to us from your own site, please.');

      await open(page, '/my-application');
      await expect(page.getByText('We can’t list you yet.')).toBeVisible();
      const again = page.getByRole('button', { name: 'Apply again' });
      await again.click();
      await expect(page.getByRole('alert')).toContainText('Change something first');
      await page.getByLabel('Message to our team (optional)').fill('I did.');
      await again.click();
      await expect(page.getByText(/^We received your application/)).toBeVisible();

      await open(manager, '/applications');
      await expect(card.getByText('Declined 1 time before')).toBeVisible();
      await card.getByRole('button', { name: `Approve ${name}` }).press('Enter');
      await expect(card).toHaveCount(0);
      await open(page, '/my-application');
      await expect(page.getByText('You’re listed and verified.')).toBeVisible();
      await page.getByRole('link', { name: 'See your page' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
      await expect.poll(() => found(browser, baseURL, name)).toBeGreaterThan(0);
    },
  );
}
