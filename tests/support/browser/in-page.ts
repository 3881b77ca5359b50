import { expect, type Page } from 'playwright/test';

/**
 * Waits until something is true in the page, for ten seconds at most. Asked by the clock, not by animation frames: a
 * browser that has nothing to paint fires none, and `waitForFunction` would wait for ever.
 * @param what what is waited for, told when it does not come
 */
export async function untilInPage(page: Page, what: string, check: () => boolean): Promise<void> {
  const options = { message: what, intervals: [20, 50, 100] };
  await expect.poll(() => page.evaluate(check), options).toBe(true);
}

/**
 * Waits until nothing moves any more: colours that are on their way from one theme to the other are no one's choice.
 */
export async function untilStill(page: Page): Promise<void> {
  await untilInPage(page, 'no animation is running', () => document.getAnimations().length === 0);
}

/** Waits for two frames, or for a quarter of a second where the browser has nothing to paint. */
export async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, 250);
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}
