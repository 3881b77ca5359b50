import type { Page } from 'playwright/test';

import { core } from '#tests/support/browser/core.ts';
import { codeOf, fillIn, openForm, password } from '#tests/support/browser/register.ts';
import { countMails, readMail } from '#tests/support/browser/read-mail.ts';
import { leave } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

async function registerCelebrity(page: Page, username: string) {
  await openForm(page);
  await page.getByRole('radio', { name: /^Celebrity/ }).check();
  await page.getByLabel('The name fans know you by').fill('Nova');
  await fillIn(page, username);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

async function signIn(page: Page, username: string) {
  await openForm(page, '/account/login');
  await page.getByLabel('Username or email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('a form that lacks several things names them above itself, each a way to its field', async ({
  page,
}) => {
  await openForm(page);
  await page.getByRole('button', { name: 'Register' }).click();
  const summary = page.getByRole('region', { name: /need another look/ });
  await expect(summary).toHaveAccessibleName('3 fields need another look:');
  await expect(summary.getByText('Please fill all required fields.')).toBeVisible();
  await expect(summary.getByRole('link')).toHaveText(['Username', 'Email', 'Password']);
  await expect(page.getByLabel('Username')).toBeFocused();
  await summary.getByRole('link', { name: 'Password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page).toHaveURL('/account/register');
  // What was put right is no longer named.
  await page.getByLabel('Password', { exact: true }).fill(password);
  await expect(summary.getByRole('link')).toHaveText(['Username', 'Email']);
  await fillIn(page, 'mira', 'no address');
  await expect(page.getByRole('region', { name: '1 field needs another look:' })).toBeVisible();
  await expect(page.getByText('Please fill all required fields.')).toHaveCount(0);
  await page.getByLabel('Email').fill('mira@example.test');
  await expect(page.getByRole('region', { name: /another look/ })).toHaveCount(0);
});

test('what was typed outlasts a reload, but for the password, until it was taken', async ({
  page,
}) => {
  await openForm(page);
  await page.getByRole('radio', { name: /^Celebrity/ }).check();
  await page.getByLabel('The name fans know you by').fill('Capella');
  await fillIn(page, 'capella');
  await page.reload();
  await untilHydrated(page);
  await expect(page.getByRole('radio', { name: /^Celebrity/ })).toBeChecked();
  await expect(page.getByLabel('The name fans know you by')).toHaveValue('Capella');
  await expect(page.getByLabel('Username')).toHaveValue('capella');
  await expect(page.getByLabel('Email')).toHaveValue('capella@example.test');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(await kept()).toContain('capella');
  expect(await kept()).not.toContain(password);

  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(await kept()).not.toContain('capella');
});

test.describe('a celebrity', () => {
  test.use({ allowedErrors: [/401|422/] });

  test(
    'signs in only after the code, which is pasted, tried wrongly first, and found again by a reload',
    core,
    async ({ page }) => {
      await registerCelebrity(page, 'nova');
      const address = page.url();
      const code = await codeOf(page, 'nova');
      await signIn(page, 'nova');
      await expect(page.getByRole('alert')).toHaveText(/Wrong username or password/);

      await openForm(page, address);
      const field = page.getByLabel('Verification code');
      await field.fill(code === '000000' ? '111111' : '000000');
      await page.getByRole('button', { name: 'Verify and continue' }).click();
      await expect(page.getByText('That doesn’t look right. Please check it.')).toBeVisible();
      await expect(field).toBeFocused();
      await field.fill('');
      // As it is copied from a mail: with a blank in the middle.
      await page.evaluate(
        (text) => document.execCommand('insertText', false, text),
        ` ${code.slice(0, 3)} ${code.slice(3)} `,
      );
      await expect(field).toHaveValue(code);
      await page.getByRole('button', { name: 'Verify and continue' }).click();
      await expect(page).toHaveURL('/account/choose-application');
      await expect(page.getByRole('link', { name: 'Continue in the app' })).toBeVisible();
      await page.getByRole('link', { name: 'Continue in the browser' }).click();
      await expect(page).toHaveURL('/account/login');
      // The page was opened anew, which knows no password.
      await signIn(page, 'nova');
      // What waits for a celebrity, and that fans see nothing of it yet (tests/e2e/studio/applications.spec.ts).
      await expect(page).toHaveURL('/my-requests');
      await expect(page.getByText('Fans can’t see you yet.')).toBeVisible();
    },
  );

  test('can ask for a new code only after a while, and the old one ends', async ({ page }) => {
    await page.clock.install();
    await registerCelebrity(page, 'vega');
    const old = await codeOf(page, 'vega');
    await expect(page.getByRole('button', { name: /^Send a new code in \d+ s$/ })).toBeDisabled();
    for (let second = 0; second < 61; second += 1) await page.clock.runFor(1000);
    await page.getByRole('button', { name: 'Send a new code', exact: true }).click();
    await expect(page.getByText('A new code is on its way.')).toBeVisible();
    await expect.poll(() => codeOf(page, 'vega')).not.toBe(old);
    await page.getByLabel('Verification code').fill(old);
    await page.getByRole('button', { name: 'Verify and continue' }).click();
    await expect(page.getByText('That doesn’t look right. Please check it.')).toBeVisible();
    await page.getByLabel('Verification code').fill(await codeOf(page, 'vega'));
    await page.getByRole('button', { name: 'Verify and continue' }).click();
    await expect(page).toHaveURL('/account/choose-application');
  });
});

test.describe('an address that was mistyped', () => {
  test.use({ allowedErrors: [/410|ERR_INTERNET_DISCONNECTED/] });

  test('is put right with everything else as it was typed, and the user name stays', async ({
    page,
    context,
  }) => {
    await registerCelebrity(page, 'sirius');
    const begun = page.url();
    const old = await codeOf(page, 'sirius');
    await page.getByRole('button', { name: 'Use another email address' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('sirius@example.test');
    await expect(page.getByLabel('The name fans know you by')).toHaveValue('Nova');
    await expect(page.getByLabel('Username')).toHaveValue('sirius');
    await page.getByLabel('Email').fill('sirius-b@example.test');
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText('sirius-b@example.test')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await page.getByLabel('Verification code').fill(await codeOf(page, 'sirius-b'));
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Verify and continue' }).click();
    await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try later');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Verify and continue' }).click();
    await expect(page).toHaveURL('/account/choose-application');

    // In a browser that no one is signed in at.
    await leave(page);
    await openForm(page, begun);
    await page.getByLabel('Verification code').fill(old);
    await page.getByRole('button', { name: 'Verify and continue' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await signIn(page, 'sirius');
    await expect(page.getByRole('link', { name: 'My profile' })).toBeVisible();
  });
});

test.describe('a mailbox', () => {
  test.use({ allowedErrors: [/429/] });

  test('gets three codes an hour at most', async ({ page }) => {
    await page.clock.install();
    await registerCelebrity(page, 'lyra');
    const sent = () => countMails(page.request, 'lyra@example.test');
    for (const [codes, answer] of [
      [2, page.getByText('A new code is on its way.')],
      [3, page.getByText('A new code is on its way.')],
      [3, page.getByText('Too many attempts. Please wait a while.')],
    ] as const) {
      for (let second = 0; second < 61; second += 1) await page.clock.runFor(1000);
      await page.getByRole('button', { name: 'Send a new code', exact: true }).click();
      await expect(answer).toBeVisible();
      await expect.poll(sent).toBe(codes);
    }
  });
});

test.describe('what is wrong', () => {
  test.use({ allowedErrors: [/422/] });

  test('is said at its field, the first gets the focus, and nothing typed is lost', async ({
    page,
  }) => {
    await openForm(page, '/ru/account/register');
    await page.getByRole('button', { name: 'Создать аккаунт' }).click();
    await expect(page.getByText('Это поле обязательно')).toHaveCount(3);
    await expect(page.getByLabel('Имя пользователя')).toBeFocused();

    await page.getByLabel('Имя пользователя').fill('fan');
    await page.getByLabel('Эл. почта').fill('no-address');
    await page.getByLabel('Пароль', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Создать аккаунт' }).click();
    await expect(page.getByText('Это неверный адрес электронной почты')).toBeVisible();
    await expect(page.getByText('Не менее 8 символов')).toBeVisible();

    await page.getByLabel('Эл. почта').fill('someone@example.test');
    await page.getByLabel('Пароль', { exact: true }).fill('iloveyou');
    await page.getByRole('button', { name: 'Создать аккаунт' }).click();
    await expect(page.getByText('Этот пароль легко угадать. Выберите другой')).toBeVisible();
    await page.getByLabel('Пароль', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Создать аккаунт' }).click();
    await expect(page.getByText('Это имя пользователя занято')).toBeVisible();
    await expect(page.getByLabel('Имя пользователя')).toBeFocused();
    await expect(page.getByLabel('Пароль', { exact: true })).toHaveValue(password);
    await expect(page.getByLabel('Эл. почта')).toHaveValue('someone@example.test');
  });
});

test(
  'an address that has an account is answered as any other; only its owner is told',
  core,
  async ({ page }) => {
    const email = 'fan@astera.example';
    const before = await countMails(page.request, email);
    await openForm(page);
    await fillIn(page, 'another-fan', email);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText(`We sent a six-digit code to ${email}`)).toBeVisible();
    const text = await readMail(page.request, email, 'You already have an account');
    expect(text).toContain('already has an account');
    expect(await countMails(page.request, email)).toBe(before + 1);
  },
);

test.describe('one address', () => {
  test.use({ allowedErrors: [/429/] });

  // The last one here: it uses up what is left for this address in this hour.
  test('may register ten times an hour, and is told so then', async ({ page }) => {
    const tooOften = page.getByRole('alert');
    const written = page.getByText('We sent a six-digit code to');
    let done = 0;
    for (let tries = 0; tries <= 10; tries += 1) {
      await openForm(page);
      await fillIn(page, `many-${tries}`);
      await page.getByRole('button', { name: 'Register' }).click();
      await expect(tooOften.or(written)).toBeVisible();
      if (await tooOften.isVisible()) break;
      done += 1;
    }
    await expect(tooOften).toHaveText('Too many attempts. Please wait a while.');
    expect(done).toBeLessThanOrEqual(10);
    await expect(page.getByLabel('Username')).toHaveValue(`many-${done}`);
  });
});
