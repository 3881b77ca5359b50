import { toJSON } from 'seroval';

import { expect, type Page } from 'playwright/test';

import { builtFunctions } from '../site/built-functions.ts';
import { untilHydrated } from './until-hydrated.ts';

/**
 * Signs in as someone of the demo world, as the form does but without it: no page is opened, and one that is open does
 * not know yet.
 */
export async function signInAs(page: Page, name: string): Promise<void> {
  // A journey may run on a server beside its worker's own.
  const { origin } = new URL((await page.request.get('/api/health')).url());
  const address = (await builtFunctions()).get('signIn') ?? '';
  const data = { username: name, password: 'astera-demo' };
  const answer = await page.request.post(address, {
    headers: { origin, 'sec-fetch-site': 'same-origin', 'x-tsr-serverfn': 'true' },
    data: toJSON({ data, context: {} }),
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Is no one any more, as in a browser that was closed: no page is left that asks for anything. */
export async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** Signs in through the form, as a person does. */
export async function signInByForm(page: Page, name: string): Promise<void> {
  await page.goto('/account/login');
  await untilHydrated(page);
  await page.getByLabel('Username or email').fill(name);
  await page.getByLabel('Password', { exact: true }).fill('astera-demo');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('link', { name: 'My profile' }).first()).toBeVisible();
}
