import type { Page } from 'playwright/test';

import { untilInPage, untilPainted } from './in-page.ts';

/**
 * Waits until React has taken over every control of the page, so that what a person types or clicks is heard.
 * React leaves a mark on each element it owns; effects come a frame after the last of them.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await untilInPage(page, 'React owns every control', () => {
    const isOwned = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
    const controls = [...document.querySelectorAll('button, input, select, textarea')];
    return document.readyState === 'complete' && controls.every(isOwned);
  });
  await untilPainted(page);
}
