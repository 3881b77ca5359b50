import type { Locator, Page } from 'playwright/test';

/** The film inside a player with this label; the player itself has the same one. */
export function videoOf(page: Page, label: string): Locator {
  return page.locator('video').and(page.getByLabel(label, { exact: true }));
}
