import { core } from '#tests/support/browser/core.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

test(
  'a picture comes in a modern format and the size that is asked for, to be kept',
  core,
  async ({ request }) => {
    for (const format of ['avif', 'webp']) {
      const answer = await request.get(`/api/picture/${format}/160/demo/portraits/danae.webp`);
      expect(answer.status()).toBe(200);
      expect(answer.headers()).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect((await answer.body()).byteLength).toBeLessThan(6_000);
    }
  },
);

test(
  'no other size and no other file comes out of the picture address',
  core,
  async ({ request }) => {
    for (const path of ['webp/161/demo/portraits/danae.webp', 'webp/160/icon.svg', 'webp/160/x']) {
      expect((await request.get(`/api/picture/${path}`)).status()).toBe(404);
    }
  },
);

test('a picture begins where its place begins, in a row and in a grid', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Signed, wrapped and sent to your door' });
  await banner.scrollIntoViewIfNeeded();
  const place = await banner.boundingBox();
  const picture = await banner.locator('img').boundingBox();
  expect(picture?.height).toBe(260);
  expect(place?.height).toBeLessThan(300);
  await page.goto('/celebrity/7/request/getVideo');
  const summary = page.getByRole('complementary').filter({ hasText: 'Total' });
  // The form begins anew once a script reads what was kept, and its summary with it.
  const inset = async (name: string) => {
    const outer = await summary.boundingBox();
    const inner = await summary.locator(name).boundingBox();
    return outer && inner && inner.x - outer.x;
  };
  const borderAndPadding = 1 + 28;
  await expect
    .poll(async () => [await inset('img'), await inset('dl')])
    .toEqual([borderAndPadding, borderAndPadding]);
});

test('the place of a picture that is not there yet is not empty, and is covered once it is', async ({
  page,
}) => {
  const { promise: madeAt, resolve: make } = Promise.withResolvers<void>();
  await page.route('**/api/picture/**', async (route) => {
    await madeAt;
    await route.continue();
  });
  await page.goto('/celebrities', { waitUntil: 'commit' });
  const face = page.getByRole('main').locator('[data-part=ring] img').first();
  await expect(face).toHaveCSS('background-image', /radial-gradient/);
  await page.screenshot({ path: 'test-results/screens/celebrities-waiting-1440.png' });
  make();
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
});
