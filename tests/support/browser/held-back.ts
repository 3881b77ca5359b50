import type { Page } from 'playwright/test';

import { builtFunctions } from '../site/built-functions.ts';

/**
 * Holds everything that is sent to an address until it is let go; what is done meanwhile is done on the page before.
 */
export async function heldAt(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(`**${address}*`, async (route) => {
    await promise;
    await route.fallback();
  });
  return () => resolve(undefined);
}

/** Holds every call of a server function. @param name such as `readOrders` */
export async function heldBack(page: Page, name: string): Promise<() => void> {
  return heldAt(page, (await builtFunctions()).get(name) ?? 'missing');
}
