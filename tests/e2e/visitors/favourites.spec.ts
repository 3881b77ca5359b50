import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

test('hearts of a visitor move to the account, and what was viewed can be cleared', async ({
  page,
}) => {
  await page.goto('/celebrities');
  await untilHydrated(page);
  const heart = page.getByRole('button', { name: /^Favourite: / }).nth(3);
  const label = (await heart.getAttribute('aria-label')) ?? '';
  await expect(heart).toBeEnabled();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const box = await heart.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page
    .getByRole('link', { name: /Danae Vellis/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Danae Vellis' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => window.localStorage.getItem('astera.viewed')))
    .toMatch(/\d/);
  await page.goto('/celebrities');
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await expect(viewed.getByRole('link', { name: /Danae Vellis/ })).toBeVisible();
  await viewed.getByRole('button', { name: 'Clear list' }).click();
  await expect(viewed).toBeHidden();

  await signInAs(page, 'fan2');
  await page.goto('/my-favourites');
  await untilHydrated(page);
  const own = page.getByRole('button', { name: label });
  await expect(own).toHaveAttribute('aria-pressed', 'true');
  // For another try in the same world.
  await own.click();
  await expect(own).toHaveAttribute('aria-pressed', 'false');
});
