import { core } from '#tests/support/browser/core.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] });

test(
  'a toast goes by itself after seven seconds, but not while someone reads it',
  core,
  async ({ page, context }) => {
    await signInAs(page, 'fan');
    await page.clock.install();
    await page.goto('/my-orders');
    await untilHydrated(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Log out' }).click();
    const toast = page.getByRole('alert');
    await expect(toast).toBeVisible();
    await page.clock.fastForward(3_000);
    await toast.hover();
    await page.clock.fastForward(60_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(0, 600);
    await toast.getByRole('button', { name: 'OK' }).focus();
    await page.clock.fastForward(60_000);
    await expect(toast).toBeVisible();
    // What was left runs on when it is let go.
    await toast.getByRole('button', { name: 'OK' }).blur();
    await expect(toast).toBeVisible();
    await page.clock.fastForward(4_000);
    await expect(toast).toBeHidden();
  },
);

test('the console says something only to a browser with the cookie for it', async ({
  page,
  context,
  baseURL,
}) => {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('[astera]')) said.push(message.text());
  });
  const walk = async () => {
    await page.goto('/');
    await untilHydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'Find a celebrity' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Celebrities' })).toBeVisible();
  };
  await walk();
  expect(said).toEqual([]);
  await context.addCookies([{ name: 'log', value: 'on', url: baseURL ?? '' }]);
  await walk();
  await expect.poll(() => said.some((text) => text.includes('page /celebrities'))).toBe(true);
});

test.describe('a change of language without a network', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test(
    'leaves the page as it is and says why, and works once the network is back',
    core,
    async ({ page, context }) => {
      await page.goto('/celebrities?search=danae');
      await untilHydrated(page);
      const heading = page.getByRole('heading', { level: 1 });
      const before = await heading.textContent();
      const language = page.getByRole('combobox', { name: 'Language' });
      await context.setOffline(true);
      await language.selectOption('el');
      await expect(page.getByRole('alert')).toContainText(
        'You’re offline, so we couldn’t switch the language.',
      );
      await expect(page).toHaveURL('/celebrities?search=danae');
      await expect(heading).toHaveText(before ?? '');
      await expect(language).toHaveValue('en');
      await context.setOffline(false);
      await language.selectOption('el');
      await expect(page).toHaveURL('/el/celebrities?search=danae');
      await expect(page.getByRole('alert')).toBeHidden();
    },
  );
});
