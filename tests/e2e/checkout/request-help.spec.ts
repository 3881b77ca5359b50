import { readFile } from 'node:fs/promises';

import type { Page } from 'playwright/test';

import { voiceRate, writeVoiceNote } from '#domain/request/voice-note.ts';
import { violationsOf } from '#tests/support/browser/accessibility.ts';
import { core } from '#tests/support/browser/core.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';
import { windowOf } from '#tests/support/orders/main-job.ts';
import { placeOrderOf } from '#tests/support/orders/place-order.ts';

/** A microphone that beeps, and a browser that says yes when it is asked. */
const fakeMicrophone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...fakeMicrophone] });
  },
});

const form = '/celebrity/7/request/getVideo';

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilHydrated(page);
}

/** Both sizes: nothing sticks out, nothing is out of reach, and a picture of each. */
async function look(page: Page, name: string): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await page.screenshot({ path: `test-results/screens/${name}-${width}.png`, fullPage: true });
  }
}

test(
  'a fan asks for a wedding video for someone else, answers a question, says how the name sounds, and the celebrity reads and hears it',
  core,
  async ({ browser, page }) => {
    test.setTimeout(120_000);
    await signInAs(page, 'fan');
    await open(page, form);
    await page.getByLabel('From', { exact: true }).fill('Olu');
    await page.getByLabel('To', { exact: true }).fill('João');
    const pronunciation = page.getByLabel('How to say the name (optional)');
    await pronunciation.fill('zhwahn');

    // Chips are one choice: arrows move within it.
    await page.getByRole('radio', { name: 'Birthday' }).focus();
    await page.keyboard.press('ArrowRight');
    const wedding = page.getByRole('radio', { name: 'Wedding' });
    await expect(wedding).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Name day' })).toHaveCount(0);

    // A question comes below what was typed, and its answer is written behind it.
    const instructions = page.getByLabel('Instructions');
    await instructions.fill('They marry in June.');
    await page.getByRole('button', { name: 'How did they meet?' }).press('Enter');
    await expect(instructions).toBeFocused();
    await page.keyboard.type('In a lift.');
    const typed = 'They marry in June.\nHow did they meet? In a lift.';
    await expect(instructions).toHaveValue(typed);
    await page.getByRole('button', { name: 'A good example' }).press('Enter');
    await expect(page.getByText('a lift that got stuck')).toBeVisible();

    const sound = writeVoiceNote(new Float32Array(voiceRate).fill(0.2));
    await page
      .getByLabel('Upload a file')
      .setInputFiles({ name: 'name.wav', mimeType: 'audio/wav', buffer: Buffer.from(sound) });
    await expect(page.getByText('The voice note is saved.')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await look(page, 'request-help');

    // All of it is there after a reload.
    await page.reload();
    await untilHydrated(page);
    await expect(instructions).toHaveValue(typed);
    await expect(pronunciation).toHaveValue('zhwahn');
    await expect(wedding).toBeChecked();
    await expect(page.getByRole('button', { name: 'Delete the voice note' })).toBeVisible();

    const orderId = await placeOrderOf(page);
    await open(page, `/my-orders/detail?orderId=${orderId}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Wedding video from Danae Vellis',
    );

    const manager = await windowOf(browser, 'manager');
    await open(manager, `/my-orders/detail?orderId=${orderId}`);
    await manager.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(manager.getByRole('button', { name: 'Accept', exact: true })).toBeHidden();

    const celebrity = await windowOf(browser, 'celebrity');
    await open(celebrity, '/my-requests');
    const card = celebrity
      .getByRole('article')
      .filter({ has: celebrity.locator(`a[href*="orderId=${orderId}"]`) });
    await expect(card.getByText('Wedding', { exact: true })).toBeVisible();
    await expect(card).toContainText('Say the name like this');
    await expect(card).toContainText('zhwahn');
    await expect(card).toContainText('How did they meet? In a lift.');
    const heard = celebrity.waitForResponse(/\/api\/voice-note\//);
    await card.getByRole('button', { name: 'Listen to the name' }).click();
    expect([200, 206]).toContain((await heard).status());
    await look(celebrity, 'request-help-inbox');
  },
);

test('a voice note is recorded, heard and deleted; other files are refused in words', async ({
  page,
}) => {
  await signInAs(page, 'fan2');
  await open(page, '/celebrity/7');
  // The first page's policy allows no microphone: the form is loaded once more for it.
  await page
    .locator('main')
    .getByRole('link', { name: /^Request video/ })
    .first()
    .click();
  await expect(page).toHaveURL(form);
  await page.getByLabel('To', { exact: true }).fill('João');
  const record = page.getByRole('button', { name: 'Record a voice note' });
  await record.click();
  await expect(page).toHaveURL(form);
  await untilHydrated(page);
  await expect(record).toBeFocused();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('João');
  await record.press('Enter');
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await expect(page.getByText('The voice note is saved.')).toBeVisible();
  const heard = page.waitForResponse(/\/api\/voice-note\//);
  await page.getByRole('button', { name: 'Listen to the name' }).first().click();
  expect([200, 206]).toContain((await heard).status());
  await page.getByRole('button', { name: 'Delete the voice note' }).click();
  await expect(record).toBeFocused();

  const choose = async (buffer: Buffer) =>
    page
      .getByLabel('Upload a file')
      .setInputFiles({ name: 'x.wav', mimeType: 'audio/wav', buffer });
  await choose(await readFile('package.json'));
  await expect(page.getByRole('alert')).toContainText('can’t be played as sound');
  await choose(Buffer.alloc(1024 * 1024 + 1));
  await expect(page.getByRole('alert')).toContainText('larger than 1 MB');
});

test('the name of someone else comes back after a look at the other choice', async ({ page }) => {
  await open(page, form);
  const to = page.getByLabel('To', { exact: true });
  await to.fill('Ada');
  await page.getByRole('radio', { name: 'Me', exact: true }).check();
  await expect(
    page.getByRole('button', { name: 'Name one thing you did this year.' }),
  ).toBeVisible();
  await page.getByRole('radio', { name: 'Someone else' }).check();
  await expect(to).toHaveValue('Ada');
  // Who is not signed in is told what a voice note needs.
  await expect(page.getByText('Log in to add a voice note.')).toBeVisible();
});

test('a question is not added twice, nor where there is no room', async ({ page }) => {
  await open(page, form);
  const instructions = page.getByLabel('Instructions');
  const question = page.getByRole('button', { name: 'What makes them laugh?' });
  await question.click();
  await question.click();
  await expect(instructions).toHaveValue('What makes them laugh? ');
  await instructions.fill('x'.repeat(595));
  await question.click();
  await expect(page.getByRole('status').filter({ hasText: 'no room' })).toBeVisible();
  await expect(instructions).toHaveValue('x'.repeat(595));
});

test('a link is checked when its field is left, in words of the reader’s language', async ({
  page,
}) => {
  for (const [address, wrong, good] of [
    ['', 'It’s from TikTok.', 'The address fits.'],
    ['/el', 'είναι από TikTok', 'Η διεύθυνση ταιριάζει.'],
  ] as const) {
    await open(page, `${address}/celebrity/7/request/instagramFollow`);
    const link = page.locator('[name=link]');
    await link.fill('https://vm.tiktok.com/abc');
    await expect(page.getByText(wrong)).toHaveCount(0);
    await link.blur();
    await expect(page.getByRole('alert').filter({ hasText: wrong })).toBeVisible();
    await expect(link).toHaveAttribute('aria-invalid', 'true');
    await link.fill('instagram.com/iris');
    await expect(page.getByText(good)).toBeVisible();
    await expect(link).not.toHaveAttribute('aria-invalid');
  }
});
