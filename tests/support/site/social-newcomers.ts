import { expect, type BrowserContext, type Page } from 'playwright/test';

/** Whom the provider of the journeys knows. */
export const people = {
  iris: { email: 'iris@new.test', email_verified: true, name: 'Iris Kokkinou' },
  theo: { email: 'theo@new.test', email_verified: true, name: 'Theo' },
  zoe: { email: 'zoe@new.test', email_verified: true, name: 'Zoe' },
  unconfirmed: { email: 'fan@astera.example', email_verified: false, name: 'Not Fay' },
  second: { email: 'fan2@astera.example', email_verified: true, name: 'Second' },
  fay: { email: 'fan@astera.example', email_verified: true, name: 'Fay' },
};

/** Agrees to the texts, as anyone who is new has to before there is an account. */
export async function agree(
  page: Page,
  { register, heading }: { register: string; heading: string },
) {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
  await expect(page.locator('main a[href$="/terms"]')).toBeVisible();
  await page.getByRole('button', { name: register, exact: true }).click();
}

/** Who this browser's storage says is signed in. */
export function userIn(page: Page): Promise<number | undefined> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('astera.auth') ?? '{}').user_id);
}

/** A cookie of this browser by its name. */
export async function cookieOf(context: BrowserContext, origin: string, name: string) {
  return (await context.cookies(origin)).find((one) => one.name === name);
}
