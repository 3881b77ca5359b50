import { serviceKinds } from '#domain/service/service.ts';
import { core } from '#tests/support/browser/core.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

test(
  'shows who it is and what can be requested, from the lowest price on',
  core,
  async ({ page }) => {
    await page.goto('/celebrity/7');
    await expect(page.getByRole('heading', { level: 1, name: 'Danae Vellis' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Portrait of Danae Vellis' })).toBeVisible();
    await expect(page.getByText('Greece', { exact: true })).toBeVisible();
    const services = page.getByRole('region', { name: 'Choose a service' });
    await expect(services.getByText('from €20')).toBeVisible();
    await expect(services.getByRole('listitem')).toHaveCount(3);
    const social = page.getByRole('region', { name: 'Social media' });
    await expect(social.getByRole('listitem')).toHaveCount(8);
  },
);

test('links to the form of each service', async ({ page, request }) => {
  await page.goto('/celebrity/7');
  const links = page.locator('main a[href*="/request/"]:visible');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(serviceKinds.map((kind) => `/celebrity/7/request/${kind}`));
  for (const address of addresses) {
    expect((await request.get(address ?? '')).status()).toBe(200);
  }
});

test('keeps the room of the page while it is on its way', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/celebrities');
  await untilHydrated(page);
  const { promise: held, resolve: drainAndClose } = Promise.withResolvers<void>();
  await page.route('**/_serverFn/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('link', { name: /^Theo Rallis/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Please wait ...' })).toBeAttached();
  // Not where the list was read, which is below the end of what stands there now.
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  drainAndClose();
  await expect(page.getByRole('heading', { level: 1, name: 'Theo Rallis' })).toBeVisible();
});

test('says when there is no service yet, and leads to others', async ({ page }) => {
  await page.goto('/el/celebrity/33');
  await expect(page.getByRole('heading', { name: 'Δεν υπάρχουν ακόμη υπηρεσίες' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Δείτε τις διασημότητες' })).toHaveAttribute(
    'href',
    '/el/celebrities',
  );
});

test('leads from the shop to a product', async ({ page }) => {
  await page.goto('/celebrity/7');
  const shop = page.getByRole('region', { name: 'From Danae Vellis’s store' });
  await shop.getByRole('link', { name: /Night Ferry tour poster/ }).click();
  await expect(page).toHaveURL(/\/product\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Night Ferry tour poster');
});

test.describe('when the shop cannot be read', () => {
  test.use({ allowedErrors: [/Failed to load|Failed to fetch/] });

  test(
    'the person is there all the same, and the shop after another try',
    core,
    async ({ page }) => {
      await page.goto('/');
      await untilHydrated(page);
      await page.route('**/_serverFn/**', async (route) => {
        const answer = await route.fetch();
        const body = await answer.body();
        if (body.includes('Night Ferry')) await route.abort();
        else await route.fulfill({ response: answer, body });
      });
      await page.getByRole('link', { name: /^Danae/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Danae Vellis' })).toBeVisible();
      const shop = page.getByRole('region', { name: 'From Danae Vellis’s store' });
      await expect(shop.getByRole('alert')).toContainText('An error occurred');
      await page.unrouteAll();
      await shop.getByRole('button', { name: 'Try again' }).click();
      await expect(shop.getByRole('link', { name: /Night Ferry tour poster/ })).toBeVisible();
    },
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the portrait goes from edge to edge under the header', async ({ page }) => {
    await page.goto('/celebrity/7');
    const box = await page.getByRole('img', { name: /^Portrait/ }).boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(box).toMatchObject({ x: 0, width: 390 });
    expect(Math.abs((box?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0)))).toBeLessThan(1);
  });

  test('the price and its button stay in reach', async ({ page }) => {
    await page.goto('/celebrity/7');
    const button = page.getByRole('link', { name: 'Request video' }).last();
    await expect(button).toBeInViewport();
    await page.getByRole('heading', { name: 'Social media' }).scrollIntoViewIfNeeded();
    await expect(button).toBeInViewport();
  });
});
