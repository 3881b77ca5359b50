import { expect, type Page } from 'playwright/test';

/** Signs in through the form as somebody of the demo world. */
export async function signInAs(page: Page, name: string): Promise<void> {
  await page.goto('/account/login');
  await page.waitForLoadState('networkidle');
  await page.getByLabel('User name or e-mail').fill(name);
  await page.getByLabel('Password').fill('astera-demo');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('link', { name: 'My profile' })).toBeVisible();
}
