import { core } from '#tests/support/browser/core.ts';
import { sendAnswer } from '#tests/support/orders/main-job.ts';
import { orderMaker } from '#tests/support/orders/new-order.ts';
import { leave, signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

test('shows a fan what they asked, in words, each with its order', core, async ({ page }) => {
  await signInAs(page, 'fan');
  await page.goto('/my-requests');
  await expect(page.getByRole('heading', { level: 1, name: 'My requests' })).toBeVisible();
  await expect(page).toHaveTitle(/^My requests \|/);
  const video = page
    .getByRole('article', { name: 'Personalised video' })
    .filter({ hasText: 'Danae Vellis' })
    .filter({ has: page.getByText('Instructions', { exact: true }) })
    .first();
  await expect(video).toBeVisible();
  // A link that we did not write ourselves leads nowhere.
  await expect(page.locator('a[href*="instagram.example"]')).toHaveCount(0);
  const all = page.getByRole('article');
  expect(await all.count()).toBeGreaterThan(3);
  await video.getByRole('link', { name: /^View order/ }).click();
  await expect(page.getByText(/^Order \d+ · Placed on /)).toBeVisible();
});

test(
  'a celebrity decides on a request and fulfils it with one thumb, and sees what it earned',
  core,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signInAs(page, 'celebrity');
    const { place } = await orderMaker(page.request);
    const number = await place('Xenia', 'on-hold', true);
    await page.goto('/my-requests?page=abc&list=nonsense');
    await untilHydrated(page);
    await expect(page.getByRole('link', { name: /^New ?\d+$/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const card = page.getByRole('article').filter({ hasText: 'Greetings from Xenia.' });
    await expect(card).toContainText('from Xenia Palmyra');
    await expect(card).toContainText('Waiting for less than an hour');
    await card.getByRole('link', { name: /^Read and decide/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();

    // Whatever part of the request is read, the buttons lie at the foot of the window.
    const press = page.getByRole('button', { name: 'Accept', exact: true });
    await expect(press).toBeVisible();
    const box = await press.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(780);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    await page.screenshot({ path: 'test-results/screens/thumb-accept-390.png' });
    await press.click();
    // A message is answered with words: nothing is sent without them.
    const reply = page.getByLabel('Your reply');
    await expect(reply).toBeVisible();
    await page.getByRole('button', { name: 'Fulfilled', exact: true }).click();
    await expect(page.getByText('Write your reply first').first()).toBeVisible();
    await reply.fill('Dear Xenia,\nall the best from the harbour.');
    await page.screenshot({ path: 'test-results/screens/reply-390.png', fullPage: true });
    await sendAnswer(page);
    await page.getByRole('link', { name: 'To my requests', exact: true }).click();
    await page.getByRole('link', { name: 'Fulfilled', exact: true }).click();
    await expect(
      page.getByRole('article').filter({ hasText: 'Greetings from Xenia.' }),
    ).toBeVisible();

    await page.goto('/my-earnings');
    const row = page.getByRole('row').filter({ hasText: `Order ${number}` });
    await expect(row.getByRole('cell')).toHaveText(['€25', '€5', '€20']);
    await expect(
      page.getByRole('figure').filter({ hasText: /^Your earnings by month: / }),
    ).toBeVisible();
  },
);

test('says among the earnings of an order whose money goes back that it does', async ({ page }) => {
  await signInAs(page, 'manager');
  const { place } = await orderMaker(page.request);
  const number = await place('Zabdas', 'completed', true);
  const row = page.getByRole('row').filter({ hasText: `Order ${number}` });
  await page.goto(`/my-orders/detail?orderId=${number}`);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Mark refund as due' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Manage payment' })).toBeFocused();
  await page.getByRole('button', { name: 'Mark as refunded' }).press('Enter');
  const question = page.getByRole('dialog', { name: /as refunded\?$/ });
  await question.getByRole('button', { name: 'Mark as refunded' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Not refunded yet' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Manage payment' })).toBeFocused();
  await leave(page);
  await signInAs(page, 'celebrity');
  await page.goto('/my-earnings');
  await expect(row.getByText('Refunded')).toBeVisible();
  await expect(row.getByText('not paid yet')).toHaveCount(0);
});

test.describe('what was earned', () => {
  test.use({ allowedErrors: [/404/] });

  test('is for celebrities alone', async ({ page }) => {
    await signInAs(page, 'manager');
    expect((await page.goto('/my-earnings'))?.status()).toBe(404);
  });
});

test('is for signed-in people', async ({ page }) => {
  await page.goto('/my-requests');
  await expect(page).toHaveURL('/account/login');
});
