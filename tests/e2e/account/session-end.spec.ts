import { builtFunctions } from '#tests/support/site/built-functions.ts';
import { core } from '#tests/support/browser/core.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';
import { withoutStream } from '#tests/support/browser/without-stream.ts';

test.describe('a session that ended on the server', () => {
  test.use({ allowedErrors: [/401/] });

  test('is noticed at the next question, and forgotten here too', async ({ page, context }) => {
    // A stream that stays open would be waited for.
    await withoutStream(page);
    await signInAs(page, 'fan');
    await page.goto('/my-orders');
    await untilHydrated(page);
    // A renewal under way would set the cookie again.
    const kept = () => page.evaluate(() => localStorage.getItem('astera.token'));
    await expect.poll(kept).toBe('cookie');
    // What the page asks by itself would notice it first.
    await page.waitForLoadState('networkidle');
    await context.clearCookies();
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/account\/login/);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    // Whose the kept work is stays known, so that no one else gets it.
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['astera.owner']);
  });

  test(
    'is noticed by the page itself while a click waits: no one’s page and no error is seen',
    core,
    async ({ page, context }) => {
      // A stream notices it as well, and would have the list asked for once more.
      await withoutStream(page);
      await signInAs(page, 'fan');
      // What each is answered, it hears when it is let go on.
      const held = ['readOrders', 'readOrder', 'readSocialProviders'] as const;
      const addresses = await builtFunctions();
      const isCall = (url: string, name: string) => url.includes(addresses.get(name) ?? 'missing');
      const goesOn = new Map(
        held.map((name) => [name, Promise.withResolvers<undefined>()] as const),
      );
      const lists: string[] = [];
      await page.route('**/_serverFn/**', async (route) => {
        const url = route.request().url();
        if (isCall(url, 'readOrders')) lists.push(url);
        const name = held.find((one) => isCall(url, one));
        if (name) await goesOn.get(name)?.promise;
        await route.fallback();
      });
      await page.goto('/my-orders');
      await untilHydrated(page);
      const kept = () => page.evaluate(() => localStorage.getItem('astera.token'));
      await expect.poll(kept).toBe('cookie');
      await context.clearCookies();
      // A page asks by itself when the connection comes back, unless what it has is of this very second.
      const askedLists = async () => {
        await page.evaluate(() => {
          window.dispatchEvent(new Event('offline'));
          window.dispatchEvent(new Event('online'));
        });
        return lists.length;
      };
      await expect.poll(askedLists).toBe(1);
      await page.getByRole('row').nth(1).getByRole('link').first().click();
      // The page hears it first; the order that was clicked, and what the log-in asks for, come later.
      goesOn.get('readOrders')?.resolve(undefined);
      await expect(page.getByRole('row')).toHaveCount(0);
      await expect(page.getByText('An error occurred')).toHaveCount(0);
      for (const one of goesOn.values()) one.resolve(undefined);
      await expect(page).toHaveURL(/\/account\/login/);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
      await expect(page.getByText('User session expired.')).toHaveCount(1);
      await expect(page.getByText('An error occurred')).toHaveCount(0);
      expect(lists).toHaveLength(1);
    },
  );
});

test.describe('after a sleep', () => {
  // The list's own question is due before the end of the session is, and is refused.
  test.use({ allowedErrors: [/401/] });

  test(
    'a laptop that slept past the end of the session says so once, and shows no one’s pages',
    core,
    async ({ page, context }) => {
      await page.clock.install();
      await signInAs(page, 'fan');
      await page.goto('/my-orders');
      await untilHydrated(page);
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('astera.token')))
        .toBe('cookie');
      // What the server, which did not sleep, would still know.
      await context.clearCookies({ name: '__Host-sid' });
      await page.clock.fastForward('02:00:00');
      await expect(page).toHaveURL(/\/account\/login/);
      await expect(page.getByText('User session expired.')).toHaveCount(1);
      await page.clock.fastForward(3_000);
      await expect(page.getByText('User session expired.')).toHaveCount(1);
    },
  );
});

test.describe('a session that ended while someone typed', () => {
  test.use({ allowedErrors: [/401/] });

  test('is told once, wherever it is noticed, and what was typed is there afterwards', async ({
    page,
    context,
  }) => {
    const ended = async (button: string, confirm?: string) => {
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('astera.token')))
        .toBe('cookie');
      await context.clearCookies({ name: '__Host-sid' });
      await page.getByRole('button', { name: button }).click();
      if (confirm) await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
      await expect(page).toHaveURL(/\/account\/login/);
      await expect(page.getByText('User session expired.')).toHaveCount(1);
      await expect(page.getByText('An error occurred')).toHaveCount(0);
      await signInAs(page, 'admin');
    };
    const open = async (address: string) => {
      await page.goto(address);
      await untilHydrated(page);
    };
    await signInAs(page, 'admin');
    await open('/settings');
    await page.getByLabel('Account holder').fill('Astera Shops Ltd');
    await ended('Save the bank account', 'Change the account');
    await open('/settings');
    await expect(page.getByLabel('Account holder')).toHaveValue('Astera Shops Ltd');

    await page.goto('/my-orders?status=admin-approval');
    const order = await page.getByRole('row').getByRole('link').first().getAttribute('href');
    await open(order ?? '');
    await page.getByRole('button', { name: 'Reject' }).click();
    await page.getByRole('radio', { name: 'Another reason' }).check();
    await page.getByLabel('Your message to the fan').fill('Which of the two Annas?');
    await ended('Reject the order');
    await open(order ?? '');
    await page.getByRole('button', { name: 'Reject' }).click();
    await expect(page.getByLabel('Your message to the fan')).toHaveValue('Which of the two Annas?');

    // A password is never kept.
    await open('/account/change-password');
    await page.getByLabel('Current password').fill('astera-demo');
    await page.getByLabel('New password').fill('a quiet harbour');
    await ended('Save the password');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
      'harbour',
    );
  });
});
