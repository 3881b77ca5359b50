import { core } from '#tests/support/browser/core.ts';
import { untilStill } from '#tests/support/browser/in-page.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

test('the drawer reaches the edge of the window, and the page behind it does not move', async ({
  page,
}) => {
  await page.goto('/celebrities');
  await untilHydrated(page);
  const heading = page.getByRole('heading', { level: 1, includeHidden: true });
  const before = await heading.boundingBox();
  await page.getByRole('link', { name: /^Filters/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer.getByRole('button', { name: 'Close filters' })).toBeFocused();
  await untilStill(page);
  const right = await drawer.evaluate((box) => box.getBoundingClientRect().right);
  expect(right).toBe(await page.evaluate(() => window.innerWidth));
  expect(await heading.boundingBox()).toEqual(before);
});

test(
  'however far a list is scrolled its filters are in reach, and on a wide window cover no card',
  core,
  async ({ page }) => {
    const button = page.getByRole('link', { name: /^Filters/ });
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/celebrities');
      await untilHydrated(page);
      await expect(button).toHaveCount(1);
      await page.evaluate(() => window.scrollTo(0, 700));
      await expect(button).toBeInViewport({ ratio: 1 });
      if (width === 390) continue;
      // Directly below the header, over the whole width of the list.
      const tools = await page.locator('[data-tool-row]').boundingBox();
      expect(tools?.y).toBe(75);
      const card = await page.getByRole('link', { name: /^Danae Vellis/ }).boundingBox();
      expect(tools?.x).toBe(card?.x);
      expect((tools?.x ?? 0) * 2 + (tools?.width ?? 0)).toBe(width);
    }
  },
);
