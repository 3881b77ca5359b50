import type { Page } from 'playwright/test';

/**
 * Makes a change elsewhere after the page has sent its next change and before the server has it. Nothing that the page
 * asks for by itself, as its lists do every half minute, can show the change before.
 */
export async function meanwhile(page: Page, change: () => Promise<void>): Promise<void> {
  let isMade = false;
  await page.route('**/_serverFn/**', async (route) => {
    if (route.request().method() === 'POST' && !isMade) {
      isMade = true;
      await change();
    }
    await route.fallback();
  });
}
