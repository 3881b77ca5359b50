import type { Page } from 'playwright/test';

import { core } from '#tests/support/browser/core.ts';
import { countMails, readMail } from '#tests/support/browser/read-mail.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

async function open(page: Page, address: string) {
  await page.goto(address);
  await untilHydrated(page);
}

async function askForLink(page: Page, username: string) {
  await open(page, '/account/forgot-password');
  await page.getByLabel('Username or email').fill(username);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(
    page.getByText('If that matches an account, an email with a link is on its way.'),
  ).toBeVisible();
}

async function signIn(page: Page, username: string, password: string) {
  await open(page, '/account/login');
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

const loggedOut = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Log in' });

test.describe('a forgotten password', () => {
  test.use({ allowedErrors: [/401|410|422/] });

  test(
    'is replaced by a link that works once, and every session ends',
    core,
    async ({ page, browser, baseURL }) => {
      const fan = 'oleg';
      const email = `${fan}@example.test`;
      await open(page, '/account/register');
      await page.getByLabel('Username').fill(fan);
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('first password');
      await page.getByRole('button', { name: 'Register' }).click();
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
      const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
      const elsewhere = await context.newPage();
      await signIn(elsewhere, fan, 'first password');
      await expect(elsewhere.getByRole('link', { name: 'My profile' })).toBeVisible();

      await askForLink(page, fan);
      const text = await readMail(page.request, email, 'Choose a new password');
      const link = /http\S+/.exec(text)?.[0] ?? '';
      expect(link).toMatch(/\/account\/reset-password#t=[\w-]{43}$/);
      const asked: string[] = [];
      page.on('request', (request) =>
        asked.push(request.url() + (request.headers()['referer'] ?? '')),
      );
      await open(page, link);
      await page.getByLabel('New password').fill('password1');
      await page.getByRole('button', { name: 'Save the password' }).click();
      await expect(
        page.getByText('This password is easy to guess. Choose another one'),
      ).toBeVisible();
      await page.getByLabel('New password').fill('second password');
      await page.getByRole('button', { name: 'Save the password' }).click();
      await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeFocused();
      const secret = link.split('#t=')[1] ?? '';
      expect(asked.filter((address) => address.includes(secret))).toEqual([]);

      await elsewhere.goto('/');
      await expect(loggedOut(elsewhere)).toBeVisible();
      await context.close();
      expect(await readMail(page.request, email, 'Your password was changed')).toContain(
        'logged out',
      );
      await signIn(page, fan, 'first password');
      await expect(page.getByRole('alert')).toBeVisible();
      await signIn(page, fan, 'second password');
      await expect(page.getByRole('link', { name: 'My profile' })).toBeVisible();

      await open(page, 'about:blank');
      await open(page, link);
      await page.getByLabel('New password').fill('third password');
      await page.getByRole('button', { name: 'Save the password' }).click();
      await expect(page.getByRole('alert')).toHaveText('This link has expired. Request a new one.');
      await page.getByRole('link', { name: 'Ask for a new one' }).click();
      await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();
    },
  );
});

test('no one learns whether there is an account, and a mailbox is not flooded', async ({
  page,
}) => {
  const email = 'manager@astera.example';
  await askForLink(page, 'no-such-user');
  const before = await countMails(page.request, email);
  for (let times = 0; times < 4; times += 1) await askForLink(page, 'manager');
  expect((await countMails(page.request, email)) - before).toBe(3);
});

test.describe('the own password', () => {
  test.use({ allowedErrors: [/401|422/] });

  test('is changed by who knows it; other devices are logged out, this one is not', async ({
    page,
    browser,
    baseURL,
  }) => {
    await open(page, '/account/change-password');
    await expect(page).toHaveURL(/\/account\/login/);
    await signInAs(page, 'admin');
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const elsewhere = await context.newPage();
    await signInAs(elsewhere, 'admin');

    await open(page, '/account/change-password');
    await page.getByLabel('Current password').fill('not it');
    await page.getByLabel('New password').fill('a quiet harbour');
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expect(page.getByText('That doesn’t look right. Please check it.')).toBeVisible();
    await expect(page.getByLabel('New password')).toHaveValue('a quiet harbour');
    await page.getByLabel('Current password').fill('astera-demo');
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expect(page.getByText('Your password was changed')).toBeVisible();

    await page.reload();
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    await elsewhere.goto('/');
    await expect(loggedOut(elsewhere)).toBeVisible();
    await context.close();

    // The demo world stays as it was.
    await open(page, '/account/change-password');
    await page.getByLabel('Current password').fill('a quiet harbour');
    await page.getByLabel('New password').fill('astera-demo');
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expect(page.getByText('Your password was changed')).toBeVisible();
  });
});
