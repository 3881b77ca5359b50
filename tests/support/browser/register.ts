import type { Page } from 'playwright/test';

import { readMail } from './read-mail.ts';
import { untilHydrated } from './until-hydrated.ts';

/** Of every account that a journey registers. */
export const password = 'tangerine boat';

export async function openForm(page: Page, address = '/account/register') {
  await page.goto(address);
  await untilHydrated(page);
}

export async function fillIn(page: Page, username: string, email = `${username}@example.test`) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

/** The code in the mail to `<username>@example.test`. */
export async function codeOf(page: Page, username: string): Promise<string> {
  const text = await readMail(page.request, `${username}@example.test`, 'Your code for Astera');
  return /^\d{6}$/m.exec(text)?.[0] ?? '';
}
