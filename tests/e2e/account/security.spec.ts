import { readMail } from '#tests/support/browser/read-mail.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const codeIn = (mail: string) => /\b\d{6}\b/.exec(mail)?.[0] ?? '';

/** Subjects of the mails, in the language of whose account it is. */
const mails = {
  toNew: 'Потврдите нову имејл-адресу',
  toOld: 'Ваша имејл-адреса ће се променити',
  done: 'Ваша имејл-адреса је промењена',
};

test.describe('the own address', () => {
  test.use({ allowedErrors: [/401|422/] });

  test('is changed by a code from the new one and one from the old; other devices are logged out', async ({
    page,
    browser,
    baseURL,
  }) => {
    await signInAs(page, 'fan3');
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const elsewhere = await context.newPage();
    await signInAs(elsewhere, 'fan3');
    await page.goto('/account/security');
    await untilHydrated(page);
    const card = page.getByRole('region', { name: 'Email address' });
    const before = (await card.locator('strong').textContent()) ?? '';
    const wanted = `fan3-${Date.now()}@astera.example`;

    const change = async (to: string) => {
      await card.getByRole('button', { name: 'Change the address' }).click();
      await card.getByLabel('New email address').fill(to);
      await card.getByLabel('Current password').fill('astera-demo');
      await card.getByRole('button', { name: 'Send the codes' }).click();
      await expect(card.getByText('Nothing changes until you do.')).toBeVisible();
    };
    const confirm = async (newCode: string, oldCode: string) => {
      await card.getByLabel('Code from the new address').fill(newCode);
      await card.getByLabel('Code from the old address').fill(oldCode);
      await card.getByRole('button', { name: 'Change the address' }).click();
    };
    await change(wanted);
    const newCode = codeIn(await readMail(page.request, wanted, mails.toNew));
    const oldMail = await readMail(page.request, before, mails.toOld);
    // A reload loses nothing: the server knows what was asked for.
    await page.reload();
    await untilHydrated(page);
    await confirm(newCode, newCode);
    await expect(card.getByText('That doesn’t look right. Please check it.')).toBeVisible();
    await confirm(newCode, codeIn(oldMail));
    await expect(card.locator('strong')).toHaveText(wanted);
    await expect(page.getByText('Your email address was changed').first()).toBeVisible();
    await page.reload();
    await expect(card.locator('strong')).toHaveText(wanted);
    await elsewhere.goto('/my-profile');
    await expect(elsewhere).toHaveURL(/\/account\/login/);
    await context.close();
    for (const to of [before, wanted]) {
      await readMail(page.request, to, mails.done);
    }

    // The demo world stays as it was.
    await untilHydrated(page);
    await change(before);
    await confirm(
      codeIn(await readMail(page.request, before, mails.toNew)),
      codeIn(await readMail(page.request, wanted, mails.toOld)),
    );
    await expect(card.locator('strong')).toHaveText(before);
  });
});
