import { locales } from '#domain/locale.ts';
import { addressIn } from '#domain/localized-address.ts';
import { violationsOf } from '#tests/support/browser/accessibility.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

test('anyone who logs in to an account that is going to be deleted is told so and keeps it with one press', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'fan3');
  await page.goto('/my-data');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password', { exact: true }).fill('astera-demo');
  await dialog.getByRole('button', { name: /Delete/ }).click();
  await expect(page.getByText(/Your account will be deleted on /)).toBeVisible();

  const logIn = async () => {
    await page.context().clearCookies();
    await page.goto('/account/login?destination=%2Fmy-orders%3Fstatus%3Dcompleted');
    await untilHydrated(page);
    await page.getByLabel('Username or email').fill('fan3');
    await page.getByLabel('Password', { exact: true }).fill('astera-demo');
    await page.getByRole('button', { name: 'Log in' }).click();
  };
  // As planned: on to where the person was going, and asked again the next time.
  await logIn();
  const asked = page.getByRole('heading', { level: 1, name: /Your account will be deleted on / });
  await expect(asked).toBeFocused();
  await page.getByRole('button', { name: 'Delete as planned' }).click();
  await expect(page).toHaveURL('/my-orders?status=completed');

  await logIn();
  await expect(asked).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  for (const locale of locales) {
    await page.goto(addressIn(locale, '/account/login?step=deletion'));
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect([locale, scrollWidth]).toEqual([locale, clientWidth]);
    await page.screenshot({ path: `test-results/screens/planned-deletion-${locale}-390.png` });
  }
  await page.goto('/account/login?step=deletion&destination=%2Fmy-orders%3Fstatus%3Dcompleted');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page).toHaveURL('/my-orders?status=completed');

  // Nothing is planned any more, and the step is no page of its own.
  await page.goto('/account/login?step=deletion');
  await expect(page).toHaveURL('/');
  await logIn();
  await expect(page).toHaveURL('/my-orders?status=completed');
});
