import { builtFunctions } from '#tests/support/site/built-functions.ts';
import { core } from '#tests/support/browser/core.ts';
import { orderMaker } from '#tests/support/orders/new-order.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

test('a page of approvals that is decided on gives way to the last one, and no one is told that nothing waits', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await signInAs(page, 'manager');
  const { place } = await orderMaker(page.request);
  for (let left = 26; left > 0; left -= 1) await place('Hairan');
  await page.goto('/desk?find=Hairan&page=2');
  await untilHydrated(page);
  await expect(page.locator('[data-order]')).toHaveCount(1);
  // Not even for a moment.
  await page.evaluate(() => {
    const look = () => {
      const nothing = /No results found|Nothing to approve|No data/.test(document.body.innerText);
      if (nothing) document.body.dataset['saidNothing'] = '';
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByLabel('Select all on this page').check();
  await page.getByRole('button', { name: 'Accept 1 order' }).press('Enter');
  await expect(page.getByText('1 order accepted')).toBeVisible();
  await expect(page).toHaveURL('/desk?find=Hairan');
  await expect(page.locator('[data-order]')).toHaveCount(25);
  await expect(page.getByRole('status').filter({ hasText: '25 results' })).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  await expect(page.locator('body')).not.toHaveAttribute('data-said-nothing');
});

const behindTheLast = [
  { as: 'manager', path: '/desk', more: 'list=refunded' },
  { as: 'manager', path: '/desk', more: 'list=awaiting' },
  { as: 'manager', path: '/my-orders', more: 'status=completed' },
  { as: 'celebrity', path: '/my-requests', more: 'list=fulfilled' },
  { as: 'fan', path: '/my-requests', more: '' },
  { as: 'celebrity', path: '/my-earnings', more: '' },
  { as: 'celebrity', path: '/my-products', more: '' },
  { as: 'admin', path: '/settings/users', more: '' },
  { as: 'admin', path: '/settings/log', more: '' },
];

for (const { as, path, more } of behindTheLast) {
  test(`a page behind the last one of ${path}?${more} leads to the last, for ${as}`, async ({
    page,
  }) => {
    await signInAs(page, as);
    const first = more === '' ? path : `${path}?${more}`;
    await page.goto(`${first}${more === '' ? '?' : '&'}page=400`);
    await expect(page).not.toHaveURL(/page=400/);
    await expect(page).toHaveURL((url) => url.pathname === path && url.search.includes(more));
  });
}

test(
  'the focus goes on to what is next at the desk, and to what says that there is nothing more',
  core,
  async ({ page }) => {
    await signInAs(page, 'manager');
    const { place } = await orderMaker(page.request);
    const older = await place('Vaballathus', 'on-hold');
    const newer = await place('Vaballathus', 'on-hold');
    const approval = await place('Vaballathus');
    await page.goto('/desk?list=awaiting&find=Vaballathus');
    await untilHydrated(page);
    const paid = (number: number) =>
      page.getByRole('switch', { name: `Payment received, order ${number}` });
    const link = (number: number) =>
      page.getByRole('link', { name: `Order ${number}`, exact: true });
    await paid(approval).focus();
    await page.keyboard.press('Space');
    await expect(link(newer)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(paid(newer)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(link(older)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    const nothing = page.locator('[tabindex="-1"]').filter({ hasText: 'No results found' });
    await expect(nothing.last()).toBeFocused();

    await page.goto('/desk?find=Vaballathus');
    await untilHydrated(page);
    await page.getByRole('listitem', { name: `Order ${approval}` }).focus();
    await page.keyboard.press('a');
    await expect(page.getByText('1 order accepted')).toBeVisible();
    await expect(nothing.last()).toBeFocused();
  },
);

test.describe('a decision that did not reach the shop', () => {
  test.use({ allowedErrors: [/Failed to (load|fetch)/] });

  test('moves no focus later, when another age is chosen', async ({ page }) => {
    await signInAs(page, 'manager');
    const { place } = await orderMaker(page.request);
    const number = await place('Herodianus');
    await place('Herodianus');
    await page.goto('/desk?find=Herodianus');
    await untilHydrated(page);
    const address = (await builtFunctions()).get('decideAtDesk') ?? '';
    await page.route(`**${address}*`, (route) => route.abort());
    const accept = page.getByRole('button', { name: `Accept order ${number}` });
    await accept.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(accept).toBeFocused();
    for (const name of [/^Over 3 days/, /^Under a day/]) {
      const chip = page
        .getByRole('navigation', { name: 'Waiting for' })
        .getByRole('link', { name });
      await chip.press('Enter');
      await expect(chip).toHaveAttribute('aria-current', 'page');
      await expect(chip).toBeFocused();
    }
    await expect(page.locator('[data-order]')).toHaveCount(2);
  });
});

test('a search at the desk keeps the focus, says how many it found, and follows the address', async ({
  page,
}) => {
  await signInAs(page, 'manager');
  const { place } = await orderMaker(page.request);
  await place('Septimia');
  await place('Septimia');
  await page.goto('/desk');
  await untilHydrated(page);
  const finder = page.getByRole('searchbox', { name: /^Search by/ });
  const found = (text: string) => page.getByRole('status').filter({ hasText: text });
  await finder.fill('Septimia');
  await finder.press('Enter');
  await expect(found('2 results')).toBeVisible();
  await expect(finder).toBeFocused();
  await finder.fill('no one at all');
  await finder.press('Enter');
  await expect(found('0 results')).toBeVisible();
  await expect(finder).toBeFocused();
  await page.goBack();
  await expect(finder).toHaveValue('Septimia');
  await expect(found('2 results')).toBeVisible();
  await page.goForward();
  await expect(finder).toHaveValue('no one at all');
});
