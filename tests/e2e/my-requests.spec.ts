import { signInAs } from '../support/sign-in-as.ts';
import { expect, test } from '../support/watched-page.ts';

test('shows a fan what they asked, in words, each with its order', async ({ page }) => {
  await signInAs(page, 'fan');
  await page.getByRole('link', { name: 'My profile' }).waitFor();
  await page.goto('/my-requests');
  await expect(page.getByRole('heading', { level: 1, name: 'My requests' })).toBeVisible();
  await expect(page).toHaveTitle(/^My requests \|/);
  const video = page.getByRole('article', { name: 'Personalised video' }).first();
  await expect(video).toContainText('by Danae Vellis');
  await expect(video.getByText('Instructions', { exact: true })).toBeVisible();
  // A link that we did not write ourselves leads nowhere.
  await expect(page.locator('a[href*="instagram.example"]')).toHaveCount(0);
  const all = page.getByRole('article');
  expect(await all.count()).toBeGreaterThan(3);
  await video.getByRole('link', { name: /^View order/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d+/ })).toBeVisible();
});

test('shows a celebrity what was asked', async ({ page }) => {
  await signInAs(page, 'celebrity');
  await page.goto('/my-requests?page=abc');
  await expect(
    page.getByRole('article').filter({ hasText: 'from Katerina' }).first(),
  ).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Account' })).toContainText('My requests');
});

test('is for signed-in people', async ({ page }) => {
  await page.goto('/my-requests');
  await expect(page).toHaveURL('/account/login');
});
