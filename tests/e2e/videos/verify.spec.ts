import { violationsOf } from '#tests/support/browser/accessibility.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

test('a downloaded video is genuine, and a changed one is not known; the order’s link leads to it as well', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, 'fan');
  await page.goto('/my-orders');
  // The oldest: the record of one that was delivered just now is still to be written.
  const watch = page.getByRole('link', { name: /^Watch, order/ }).last();
  const link = new URL((await watch.getAttribute('href')) ?? '', page.url());
  const orderId = link.searchParams.get('orderId');
  const downloaded = await page.request.get(`/api/orders/${orderId}/video?download`);
  const bytes = await downloaded.body();

  await page.goto('/verify');
  await untilHydrated(page);
  const picker = page.locator('input[type=file]');
  await picker.setInputFiles({ name: 'video.mp4', mimeType: 'video/mp4', buffer: bytes });
  const genuine = page.getByRole('heading', { name: /^Yes, this is from / });
  await expect(genuine).toBeFocused();
  await page.getByText('Show the proof').click();
  await expect(page.getByRole('button', { name: 'Download the signed record' })).toBeVisible();
  await page.screenshot({ path: 'test-results/screens/verify-390.png', fullPage: true });
  expect(await violationsOf(page, { within: 'main' })).toEqual([]);

  const changed = Buffer.concat([bytes, Buffer.from([0])]);
  await picker.setInputFiles({ name: 'video.mp4', mimeType: 'video/mp4', buffer: changed });
  await expect(
    page.getByRole('heading', { name: 'We don’t have a record of this video' }),
  ).toBeFocused();

  await page.getByLabel('Link', { exact: true }).fill('https://elsewhere.example/gift/abc');
  await page.getByRole('button', { name: 'Check the link' }).click();
  await expect(
    page.getByText('Paste a link to a gift or an order on this site').first(),
  ).toBeVisible();
  await page.getByLabel('Link', { exact: true }).fill(link.href);
  await page.getByRole('button', { name: 'Check the link' }).click();
  await expect(genuine).toBeFocused();
});
