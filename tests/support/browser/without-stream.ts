import type { Page } from 'playwright/test';

/**
 * Keeps a page from hearing at once what others change, as for anyone who presses a button in the moment before: what
 * is said then is still to be said. A refusal that is no error of the console.
 */
export async function withoutStream(page: Page): Promise<void> {
  await page.route('**/api/live*', (route) => route.fulfill({ status: 204 }));
}
