import type { Page } from 'playwright/test';

import { core } from '#tests/support/browser/core.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

async function openForm(page: Page, address = '/account/login') {
  await page.goto(address);
  await untilHydrated(page);
}

test(
  'signs a fan in, keeps the session over a reload, and out again',
  core,
  async ({ page, context }) => {
    await openForm(page);
    await page.getByLabel('Username or email').fill('fan');
    await page.getByLabel('Password', { exact: true }).fill('astera-demo');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'My profile' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'My profile' })).toBeVisible();

    const cookies = await context.cookies();
    const session = cookies.find(({ name }) => name === '__Host-sid');
    expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
    const html = await page.content();
    expect(html).not.toContain('eyJ');

    await page.goto('/my-orders');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
    // The old cookie is worth nothing any more: the row is gone on the server.
    if (session) await context.addCookies([session]);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  },
);

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form cannot be sent, so no password comes into an address', async ({ page }) => {
    await page.goto('/account/login');
    await expect(page.getByText(/^This form needs JavaScript\./)).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeDisabled();
    await expect(page.locator('main form')).toHaveAttribute('method', 'post');
  });
});

test('sends someone who is signed in away from the login page', async ({ page }) => {
  await openForm(page);
  await page.getByLabel('Username or email').fill('manager');
  await page.getByLabel('Password', { exact: true }).fill('astera-demo');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('link', { name: 'My profile' })).toBeVisible();
  await expect(page).toHaveURL('/desk');
  await page.goto('/account/login');
  await expect(page).toHaveURL('/desk');
});

test('names the empty fields in the person’s language, at the first of them', async ({ page }) => {
  await openForm(page, '/sr/account/login');
  await page.getByRole('button', { name: 'Пријави се' }).click();
  await expect(page.getByText('Ово поље је обавезно')).toHaveCount(2);
  await expect(page.getByLabel('Корисничко име или имејл')).toBeFocused();
});

test.describe('a wrong password', () => {
  test.use({ allowedErrors: [/401/] });

  for (const name of ['fan', 'unknown-user']) {
    test(
      `gives ${name} the same sentence, and loses nothing that was typed`,
      core,
      async ({ page }) => {
        await openForm(page);
        await page.getByLabel('Username or email').fill(name);
        await page.getByLabel('Password', { exact: true }).fill('not-it');
        await page.getByRole('button', { name: 'Log in' }).press('Enter');
        const sentence = 'Wrong username or password.';
        await expect(page.getByRole('alert')).toHaveText(sentence);
        await expect(page.getByRole('button', { name: 'Log in' })).toBeFocused();
        await expect(page.getByLabel('Username or email')).toHaveValue(name);
        await expect(page).toHaveURL('/account/login');
      },
    );
  }
});

test.describe('code of calls that does not come', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  test('is a log-in that failed, loses nothing that was typed, and is asked for again', async ({
    page,
  }) => {
    const code = '**/static/serverFnFetcher-*.js';
    await page.route(code, (route) => route.abort());
    await openForm(page);
    await page.getByLabel('Username or email').fill('fan');
    await page.getByLabel('Password', { exact: true }).fill('astera-demo');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try later');
    await expect(page.getByLabel('Username or email')).toHaveValue('fan');
    await page.unroute(code);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('link', { name: 'My profile' })).toBeVisible();
  });
});

test.describe('too many wrong passwords', () => {
  test.use({ allowedErrors: [/401|429/] });

  test('are told in the person’s language, and lose nothing that was typed', async ({ page }) => {
    await openForm(page, '/tr/account/login');
    await page.locator('input[name=username]').fill('guessed-again-and-again');
    await page.locator('input[name=password]').fill('not-it');
    const submit = page.locator('form button[type=submit]');
    for (let attempt = 0; attempt < 11; attempt += 1) {
      const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
      await submit.click();
      await answered;
      await expect(submit).toBeEnabled();
    }
    await expect(page.getByRole('alert')).toContainText('Çok fazla deneme yapıldı.');
    await expect(page.locator('input[name=username]')).toHaveValue('guessed-again-and-again');
    await expect(page.locator('input[name=password]')).toHaveValue('not-it');
  });
});

test('social login is nowhere without configuration', async ({ page }) => {
  for (const path of ['/account/login', '/account/register']) {
    await page.goto(path);
    await expect(page.locator('form button[type=submit]')).toBeEnabled();
    await expect(page.getByRole('button', { name: /Continue with/ })).toHaveCount(0);
  }
});
