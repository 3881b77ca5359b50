import { long } from '../support/long.ts';
import { readMail } from '../support/read-mail.ts';
import { signInAs } from '../support/sign-in-as.ts';
import { untilHydrated } from '../support/until-hydrated.ts';
import { expect, test } from '../support/watched-page.ts';

const codeIn = (mail: string) => /\b\d{6}\b/.exec(mail)?.[0] ?? '';

test.describe('the own address', () => {
  test.use({ allowedErrors: [/401|422/] });

  test(
    'is changed by a code from the new one and one from the old; other devices are logged out',
    long,
    async ({ page, browser, baseURL }) => {
      await signInAs(page, 'fan3');
      const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
      const elsewhere = await context.newPage();
      await signInAs(elsewhere, 'fan3');
      await page.goto('/account/security');
      await untilHydrated(page);
      const card = page.getByRole('region', { name: 'E-mail address' });
      const before = (await card.locator('strong').textContent()) ?? '';
      const wanted = `fan3-${Date.now()}@astera.example`;

      const change = async (to: string) => {
        await card.getByRole('button', { name: 'Change the address' }).click();
        await card.getByLabel('New e-mail address').fill(to);
        await card.getByLabel('Current password').fill('astera-demo');
        await card.getByRole('button', { name: 'Send the codes' }).click();
        await expect(card.getByText('Until then nothing changes.')).toBeVisible();
      };
      const confirm = async (newCode: string, oldCode: string) => {
        await card.getByLabel('Code from the new address').fill(newCode);
        await card.getByLabel('Code from the old address').fill(oldCode);
        await card.getByRole('button', { name: 'Change the address' }).click();
      };
      await change(wanted);
      const newCode = codeIn(
        await readMail(page.request, wanted, 'Confirm your new e-mail address'),
      );
      const oldMail = await readMail(
        page.request,
        before,
        'Your e-mail address is about to change',
      );
      // A reload loses nothing: the server knows what was asked for.
      await page.reload();
      await untilHydrated(page);
      await confirm(newCode, newCode);
      await expect(card.getByText('This is not right. Please try again')).toBeVisible();
      await confirm(newCode, codeIn(oldMail));
      await expect(card.locator('strong')).toHaveText(wanted);
      await expect(page.getByText('Your e-mail address was changed').first()).toBeVisible();
      await page.reload();
      await expect(card.locator('strong')).toHaveText(wanted);
      await elsewhere.goto('/my-profile');
      await expect(elsewhere).toHaveURL(/\/account\/login/);
      await context.close();
      for (const to of [before, wanted]) {
        await readMail(page.request, to, 'Your e-mail address was changed');
      }

      // The demo world stays as it was.
      await untilHydrated(page);
      await change(before);
      await confirm(
        codeIn(await readMail(page.request, before, 'Confirm your new e-mail address')),
        codeIn(await readMail(page.request, wanted, 'Your e-mail address is about to change')),
      );
      await expect(card.locator('strong')).toHaveText(before);
    },
  );
});
