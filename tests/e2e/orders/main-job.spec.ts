import { core } from '#tests/support/browser/core.ts';
import { meanwhile } from '#tests/support/browser/meanwhile.ts';
import { act, badgeOf, takeMainJob, windowOf } from '#tests/support/orders/main-job.ts';
import { e2eOrigin } from '#tests/support/servers/port.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';
import { withoutStream } from '#tests/support/browser/without-stream.ts';

test(
  'takes a request from the fan over the manager to the celebrity, until it is fulfilled',
  core,
  async ({ browser }) => {
    // Five people sign in one after the other, and one sends a file.
    test.setTimeout(90_000);
    expect(await takeMainJob(browser)).toMatch(/^\d+$/);
  },
);

test('tells a second manager that someone was faster, and shows the order as it is', async ({
  browser,
}) => {
  const first = await windowOf(browser, 'manager');
  await first.goto('/my-orders');
  const waiting = first.getByRole('row').filter({ hasText: 'Being checked' }).first();
  const address = await waiting.getByRole('link').getAttribute('href');
  const second = await windowOf(browser, 'admin');
  // Who hears of it beforehand is not late.
  await withoutStream(second);
  await second.goto(address ?? '');
  await untilHydrated(second);
  await meanwhile(second, async () => act(first, address ?? '', 'Accept', 'With the celebrity'));
  await second.getByRole('button', { name: 'Reject' }).click();
  await second.getByRole('button', { name: 'Reject the order' }).click();
  await expect(second.getByRole('alert')).toContainText(
    'Someone else has already moved this order on',
  );
  await expect(badgeOf(second)).toHaveText('With the celebrity');
});

test.describe('what is not for everyone', () => {
  test.use({ allowedErrors: [/404/] });

  test('sends an anonymous visitor to the login page', core, async ({ page }) => {
    await page.goto('/my-orders');
    await expect(page).toHaveURL('/account/login');
  });

  test('hides an order of someone else, and an id that is none, behind the same 404', async ({
    page,
    browser,
  }) => {
    const manager = await windowOf(browser, 'manager');
    await manager.goto('/my-orders');
    const foreign = manager
      .getByRole('row')
      .filter({ hasNotText: 'Danae' })
      .filter({ has: manager.getByRole('link') })
      .first()
      .getByRole('link');
    const address = (await foreign.getAttribute('href')) ?? '';
    await signInAs(page, 'celebrity');
    const foreignId = new URL(address, e2eOrigin).searchParams.get('orderId') ?? '';
    for (const path of ['/my-orders/detail', '/checkout/success']) {
      for (const id of [foreignId, 'abc', '-1', '0', '1.5', '999999999', '99999999999999999999']) {
        const answer = await page.goto(`${path}?orderId=${id}`);
        expect([path, id, answer?.status()]).toEqual([path, id, 404]);
        await expect(page.getByRole('heading', { name: 'This page doesn’t exist' })).toBeVisible();
      }
      const bare = await page.goto(`/tr${path}`);
      expect(bare?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'Böyle bir sayfa yok' })).toBeVisible();
    }
  });
});
