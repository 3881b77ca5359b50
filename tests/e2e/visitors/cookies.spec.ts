import type { Page } from 'playwright/test';

import { isListed } from '#domain/site/browser-storage.ts';

import { core } from '#tests/support/browser/core.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

/** What the browser keeps now, each as `cookie tz`, that the page /cookies does not name. */
async function unlisted(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => ['cookie', name] as const);
  const stored = await page.evaluate(() => ({
    local: Object.keys(window.localStorage),
    tab: Object.keys(window.sessionStorage),
  }));
  const all = [
    ...cookies,
    ...stored.local.map((name) => ['local', name] as const),
    ...stored.tab.map((name) => ['tab', name] as const),
  ];
  return all.filter(([place, name]) => !isListed(place, name)).map((one) => one.join(' '));
}

test(
  'a visitor gets no cookie and nothing in storage that the page of cookies does not name',
  core,
  async ({ page }) => {
    const found: string[] = [];
    for (const path of ['/', '/celebrities?search=ava', '/basket', '/account/login', '/cookies']) {
      await page.goto(path);
      await untilHydrated(page);
      found.push(...(await unlisted(page)));
    }
    expect(found).toEqual([]);
    // Nothing is there before it is needed.
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names.filter((name) => name !== 'tz')).toEqual([]);
    for (const name of ['__Host-sid', 'tz', 'astera.basket']) {
      await expect(page.getByText(name, { exact: true })).toBeVisible();
    }
  },
);

test('someone who is signed in and orders gets no more than that page names', async ({ page }) => {
  test.setTimeout(60_000);
  await signInAs(page, 'fan2');
  const found: string[] = [];
  await page.goto('/celebrities?search=Danae');
  await page.getByRole('link', { name: /^Danae/ }).click();
  await page.getByRole('link', { name: 'Request video' }).first().click();
  await page.waitForURL(/\/request\//);
  await untilHydrated(page);
  await page.getByRole('textbox', { name: 'From' }).fill('Olu');
  await page.getByLabel('To', { exact: true }).fill('Ada');
  await page.getByLabel('Instructions').fill('Sing.');
  found.push(...(await unlisted(page)));
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await expect(page.getByText(/I lose my right of withdrawal/)).toBeVisible();
  await expect(page.getByText(/within 14 days/)).toHaveCount(0);
  const consent = page.getByRole('main').getByRole('checkbox');
  await expect(consent).not.toBeChecked();
  found.push(...(await unlisted(page)));
  await consent.check();
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
  const orderId = new URL(page.url()).searchParams.get('orderId') ?? '';
  await page.goto(`/my-orders/detail?orderId=${orderId}`);
  await page.getByRole('link', { name: /^Terms of use, version of/ }).click();
  await expect(page.getByText(/word for word/)).toBeVisible();
  await expect(page.getByText('An order is binding for both sides')).toBeVisible();
  found.push(...(await unlisted(page)));
  expect(found).toEqual([]);
});
