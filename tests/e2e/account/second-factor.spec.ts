import { toJSON } from 'seroval';

import type { Page } from 'playwright/test';

import { phoneApp } from '#tests/support/browser/authenticator-app.ts';
import { builtFunctions } from '#tests/support/site/built-functions.ts';
import { core } from '#tests/support/browser/core.ts';
import { ownServer } from '#tests/support/servers/own-server.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

// Accounts here open otherwise afterwards, and staff needs a second factor.
const server = ownServer('second-factor', 17);
test.use({ baseURL: server.origin, allowedErrors: [/401|403|422/] });
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(90_000);
  await server.reset();
  await server.start({ STAFF_SECOND_FACTOR: 'required' });
});
test.afterAll(() => server.stop());

/** A device with a screen lock that says yes at once. */
async function giveDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
}

async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies();
  await open(page, '/account/login');
}

async function keepCodes(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const code = await dialog.getByRole('listitem').first().innerText();
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the codes' }).click();
  expect((await downloading).suggestedFilename()).toBe('recovery-codes.txt');
  // Esc does not take them away.
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(dialog).toBeHidden();
  return code;
}

/**
 * Answers the next call of a function as the server does once ten minutes are over, which no one waits for here: what
 * it answers to another call that is refused, with that word.
 */
async function refuseOnce(page: Page, name: string): Promise<void> {
  const addresses = await builtFunctions();
  const refused = await page.request.post(addresses.get('renewRecoveryCodes') ?? '', {
    headers: {
      origin: server.origin,
      'sec-fetch-site': 'same-origin',
      'x-tsr-serverfn': 'true',
    },
    data: toJSON({ data: { locale: 'en' }, context: {} }),
  });
  const body = (await refused.text()).replace('not_allowed', 'confirmation_required');
  expect(body).toContain('confirmation_required');
  // As long as it was, and packed or not, it is no longer.
  const headers = Object.fromEntries(
    Object.entries(refused.headers()).filter(([header]) => !/^content-(length|enc)/.test(header)),
  );
  await page.route(
    `**${addresses.get(name) ?? ''}*`,
    (route) => route.fulfill({ status: refused.status(), headers, body }),
    { times: 1 },
  );
}

test('a fan adds a passkey, logs in with nothing else, and removes it', async ({ page }) => {
  await giveDevice(page);
  await signInAs(page, 'fan');
  await open(page, '/account/security');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Passkey name').fill('My phone');
  await dialog.getByRole('button', { name: 'Add passkey' }).click();
  await keepCodes(page);
  await expect(passkeys.getByText('My phone', { exact: true })).toBeVisible();

  await signOut(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('link', { name: 'My profile' })).toBeVisible();

  // The password alone is no longer enough.
  await signOut(page);
  await page.getByLabel('Username or email').fill('fan');
  await page.getByLabel('Password', { exact: true }).fill('astera-demo');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(page.getByRole('link', { name: 'My profile' })).toBeVisible();

  await open(page, '/account/security');
  await passkeys.getByRole('button', { name: 'Rename the passkey “My phone”' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename the passkey' });
  await rename.getByLabel('Passkey name').fill('');
  await rename.getByRole('button', { name: 'Save the name' }).click();
  await expect(rename.getByText('This field is required')).toBeVisible();
  await rename.getByLabel('Passkey name').fill('Old phone');
  await rename.getByRole('button', { name: 'Save the name' }).click();
  await expect(passkeys.getByText('Old phone', { exact: true })).toBeVisible();
  await expect(passkeys.getByText('My phone', { exact: true })).toHaveCount(0);

  await passkeys.getByRole('button', { name: 'Remove the passkey “Old phone”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(passkeys.getByText('Old phone', { exact: true })).toHaveCount(0);
});

test(
  'a manager is led to set one up, and is asked for a code from then on',
  core,
  async ({ page }) => {
    await signInAs(page, 'manager');
    await open(page, '/desk');
    await expect(page).toHaveURL(/\/account\/security$/);
    await expect(page.getByText('a password alone isn’t enough')).toBeVisible();
    await page.getByRole('button', { name: 'Set up the app' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up the authenticator app' });
    await expect(dialog.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
    const app = phoneApp(await dialog.locator('code').innerText());
    await dialog.getByLabel('Code from the app').fill('000000');
    await dialog.getByRole('button', { name: 'Confirm the code' }).click();
    await expect(dialog.getByText('That doesn’t look right')).toBeVisible();
    await dialog.getByLabel('Code from the app').fill(app.code());
    await dialog.getByRole('button', { name: 'Confirm the code' }).click();
    const recoveryCode = await keepCodes(page);
    // Everything answers now.
    await expect(page.getByRole('region', { name: 'Where you’re logged in' })).toBeVisible();
    await open(page, '/desk');
    await expect(page).toHaveURL(/\/desk/);

    await signOut(page);
    await page.getByLabel('Username or email').fill('manager');
    await page.getByLabel('Password', { exact: true }).fill('astera-demo');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
    await expect(page.getByLabel('Code from the app')).toBeVisible();
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recoveryCode);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('link', { name: 'My profile' }).first()).toBeVisible();
    await open(page, '/account/security');
    await expect(page.getByText('You have 9 codes left.')).toBeVisible();
  },
);

test('a change asks for the password once ten minutes are over', core, async ({ page }) => {
  await signInAs(page, 'fan2');
  await open(page, '/account/security');
  await refuseOnce(page, 'beginApp');
  await page.getByRole('button', { name: 'Set up the app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByLabel('Password', { exact: true }).fill('not it');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('That doesn’t look right')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill('astera-demo');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
});
