import type { Page } from 'playwright/test';

import { attackPictures, jpegFromPhone, jpegOf } from '#tests/support/attack-pictures.ts';
import { core } from '#tests/support/browser/core.ts';
import { rawCall } from '#tests/support/servers/raw-call.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save changes' });
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const fileField = (page: Page) => page.locator('input[type=file]');
const saved = (page: Page) => page.getByText('All changes saved');

async function openProfile(page: Page, login: string) {
  await signInAs(page, login);
  await page.goto('/my-profile');
  await untilHydrated(page);
}

async function savesWell(page: Page) {
  await save(page).click();
  await expect(page.getByText('Profile updated!').first()).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await expect(save(page)).toBeDisabled();
}

test(
  'a fan on a phone writes name, phone and address; they are there after a reload',
  core,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openProfile(page, 'fan3');
    await expect(page.getByLabel('Store name')).toHaveCount(0);
    await expect(page.getByLabel('Street')).toHaveValue('Змај Јовина 9');
    await page.getByLabel('First name').fill('Jelena');
    await page.getByLabel('Phone').fill('+381 21 555 020');
    await page.getByLabel('City').fill('Београд');
    await page.getByLabel('Country').selectOption({ label: 'Greece' });
    await page.getByRole('switch', { name: 'Order updates' }).uncheck();
    await expect(page.getByText('Not saved yet')).toBeVisible();
    await savesWell(page);
    await page.reload();
    await expect(page.getByLabel('First name')).toHaveValue('Jelena');
    await expect(page.getByLabel('Phone')).toHaveValue('+381 21 555 020');
    await expect(page.getByLabel('City')).toHaveValue('Београд');
    await expect(page.getByLabel('Country')).toHaveValue('GR');
    await expect(page.getByRole('switch', { name: 'Order updates' })).not.toBeChecked();
    await expect(page.getByText('We always send emails')).toBeVisible();
    await page.getByRole('link', { name: 'Change password' }).click();
    await expect(page).toHaveURL(/\/account\/change-password$/);
  },
);

test('a password manager finds every field by its name', async ({ page }) => {
  await openProfile(page, 'fan3');
  for (const [label, hint] of [
    ['First name', 'given-name'],
    ['Last name', 'family-name'],
    ['Phone', 'tel'],
    ['Street', 'address-line1'],
    ['City', 'address-level2'],
    ['State or province', 'address-level1'],
    ['Postcode', 'postal-code'],
    ['Country', 'country'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAttribute('autocomplete', hint);
  }
});

test('what is wrong is told beside the field, and the first of it gets the focus', async ({
  page,
}) => {
  await openProfile(page, 'fan2');
  await page.getByLabel('Phone').fill('call me');
  await page.getByLabel('City').fill('');
  await save(page).click();
  await expect(page.getByLabel('Phone')).toBeFocused();
  await expect(page.getByText('This isn’t a valid phone number')).toBeVisible();
  await expect(page.getByLabel('City')).toHaveAccessibleDescription('This field is required');
});

test.describe('when the back end fails', () => {
  test.use({ allowedErrors: [/50\d/] });

  test('nothing typed is lost, and the next try saves it', async ({ page }) => {
    await openProfile(page, 'fan2');
    await page.getByLabel('Last name').fill('Arslan');
    let broken = true;
    await page.route('**/_serverFn/**', (route) =>
      broken && route.request().method() === 'POST'
        ? route.fulfill({ status: 502, contentType: 'text/plain', body: 'backend_failed' })
        : route.fallback(),
    );
    await save(page).click();
    await expect(page.getByRole('main').getByText('Failed to update!')).toBeVisible();
    await expect(
      toast(page, 'Failed to update!').or(page.getByRole('alert')).first(),
    ).toBeVisible();
    await expect(page.getByLabel('Last name')).toHaveValue('Arslan');
    broken = false;
    await savesWell(page);
    await page.reload();
    await expect(page.getByLabel('Last name')).toHaveValue('Arslan');
  });

  test('a profile that cannot be loaded says so, and can be tried again', async ({ page }) => {
    await signInAs(page, 'fan2');
    await page.goto('/');
    await untilHydrated(page);
    let broken = true;
    await page.route('**/_serverFn/**', (route) =>
      broken && route.request().method() === 'GET'
        ? route.fulfill({ status: 502, contentType: 'text/plain', body: 'backend_failed' })
        : route.fallback(),
    );
    await page.getByRole('link', { name: 'My profile' }).first().click();
    const panel = page.getByRole('main').getByText('Failed to load profile!');
    await expect(panel).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('First name')).toBeVisible();
  });
});

test('leaving with unsaved changes asks first', async ({ page }) => {
  await openProfile(page, 'fan4');
  await page.getByLabel('First name').fill('Lala');
  await page.getByRole('link', { name: 'My orders' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect(page).toHaveURL(/my-profile$/);
  await expect(page.getByLabel('First name')).toHaveValue('Lala');
  await page.getByRole('link', { name: 'My orders' }).first().click();
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(/my-orders$/);
});

test('two tabs that change different things both keep theirs', async ({ page }) => {
  await openProfile(page, 'fan4');
  const other = await page.context().newPage();
  await other.goto('/my-profile');
  await untilHydrated(other);
  await page.getByLabel('Phone').fill('+994 12 555 99 99');
  await savesWell(page);
  await other.getByLabel('Postcode').fill('AZ1001');
  await savesWell(other);
  await expect(other.getByLabel('Phone')).toHaveValue('+994 12 555 99 99');
  await page.reload();
  await expect(page.getByLabel('Phone')).toHaveValue('+994 12 555 99 99');
  await expect(page.getByLabel('Postcode')).toHaveValue('AZ1001');
});

test('a manager has the fan’s profile and the manager’s mails', async ({ page }) => {
  await openProfile(page, 'manager');
  await expect(page.getByLabel('Store name')).toHaveCount(0);
  await expect(page.getByRole('switch')).toHaveCount(1);
  const approval = page.getByRole('switch', { name: 'A request is waiting for approval' });
  await approval.uncheck();
  await savesWell(page);
  await page.reload();
  await expect(approval).not.toBeChecked();
  await approval.check();
  await savesWell(page);
});

test('fans see at once what a celebrity changes', core, async ({ page, browser, baseURL }) => {
  const stranger = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const fan = await stranger.newPage();
  await openProfile(page, 'joaquin');
  const name = await page.getByLabel('Store name').inputValue();
  const address = await page.request
    .get(`/wp-json/wcfmmp/v1/store-vendors?search=joaquin`)
    .then(async (answer) => `/celebrity/${(await answer.json())[0].vendor_id}`);
  await fan.goto(address);
  await expect(fan.getByRole('heading', { level: 1 })).toHaveText(name);
  const picture = () => fan.getByAltText(/^Portrait of/).getAttribute('src');
  const before = await picture();

  await page.getByLabel('Store name').fill('');
  await save(page).click();
  await expect(page.getByLabel('Store name')).toHaveAccessibleDescription('This field is required');
  await page.getByLabel('Store name').fill('Joaquín & Friends');
  const words = await page.getByLabel('Description').inputValue();
  expect(words).not.toContain('<');
  await page.getByLabel('Description').fill('Penalties <i>only</i>.\n\nAsk me.');
  await savesWell(page);
  await fan.goto(address);
  await expect(fan.getByRole('heading', { level: 1 })).toHaveText('Joaquín & Friends');
  await expect(fan.getByText('Penalties <i>only</i>.')).toBeVisible();

  await fileField(page).setInputFiles(await jpegFromPhone());
  await expect(page.getByText('Profile updated!').first()).toBeVisible();
  const mini = page.getByRole('banner').getByRole('link', { name: 'My profile' }).locator('img');
  await expect(mini).toHaveAttribute('src', /^\/media\/people\//);
  await fan.goto(address);
  const first = await picture();
  expect(first).toMatch(/^\/media\/people\/\w+\.webp$/);
  expect(first).not.toBe(before);
  expect((await fan.request.get(first ?? '')).headers()['content-type']).toBe('image/webp');
  const size = `/api/picture/webp/160${first}`;
  expect((await fan.request.get(size)).status()).toBe(200);

  // The next one takes its place, and the one before is gone in every size.
  await fileField(page).setInputFiles(await jpegOf(2_097_152));
  await expect(mini).not.toHaveAttribute('src', first ?? '');
  await fan.goto(address);
  expect(await picture()).not.toBe(first);
  expect((await fan.request.get(first ?? '')).status()).toBe(404);
  expect((await fan.request.get(size)).status()).toBe(404);

  await page.getByLabel('Store name').fill(name);
  await page.getByLabel('Description').fill(words);
  await savesWell(page);
  await stranger.close();
});

test.describe('pictures that are none', () => {
  test.use({ allowedErrors: [/4\d\d/] });

  test('are refused in words, and the old one stays', async ({ page }) => {
    await openProfile(page, 'fan4');
    await page.getByLabel('First name').fill('Kept');
    const sentence: Readonly<Record<string, string>> = {
      picture_too_large: 'The image is larger than 2 MB',
      picture_too_many_pixels: 'The image has too many pixels',
      not_a_picture: 'This isn’t a JPG, PNG or WebP image',
      broken_picture: 'The image is damaged and can’t be read',
    };
    for (const { sent, code } of await attackPictures()) {
      await fileField(page).setInputFiles(sent);
      await expect(page.locator('#picture-state')).toHaveText(sentence[code] ?? '');
    }
    await expect(page.getByLabel('First name')).toHaveValue('Kept');
    await fileField(page).setInputFiles(await jpegOf(2_097_152));
    await expect(page.getByText('Profile updated!').first()).toBeVisible();
    await expect(page.locator('#picture-state')).toHaveText('');
  });

  test('are refused by the server with the right status, whatever a client does', async ({
    page,
    baseURL,
    playwright,
  }) => {
    await signInAs(page, 'fan3');
    const headers = {
      origin: baseURL ?? '',
      'sec-fetch-site': 'same-origin',
      'content-type': 'image/jpeg',
    };
    const path = '/api/profile/picture';
    for (const { what, sent, status, code } of await attackPictures()) {
      const answer = await page.request.post(path, { headers, data: sent.buffer });
      expect([what, answer.status(), await answer.json()]).toEqual([what, status, { code }]);
    }
    const far = await page.request
      .post(path, { headers, data: Buffer.alloc(2_700_000) })
      .then((answer) => answer.status());
    expect(far).toBe(413);
    // Its length is not announced, so it is counted as it comes.
    const cookie = (await page.context().cookies())
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const { status, text } = await rawCall({
      method: 'POST',
      path,
      headers: { ...headers, cookie, 'transfer-encoding': 'chunked' },
      body: 'x'.repeat(2_097_153),
    });
    expect([status, text]).toEqual([413, '{"code":"picture_too_large"}']);
    const { buffer } = await jpegOf(20_000);
    const foreign = { ...headers, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await page.request.post(path, { headers: foreign, data: buffer })).status()).toBe(403);
    const anonymous = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
    expect((await anonymous.post(path, { headers, data: buffer })).status()).toBe(401);
    await anonymous.dispose();

    const again = () => page.request.post(path, { headers, data: Buffer.from('no picture') });
    for (let tries = 0; tries < 30 && (await again()).status() !== 429; tries += 1);
    const refused = await again();
    expect([refused.status(), await refused.json()]).toEqual([429, { code: 'too_many_requests' }]);
    expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
  });
});
