import type { Page } from 'playwright/test';

/** Scores below this are told as 0.00. */
export const roundsToNothing = 0.005;

/** How far what was painted has moved on a page so far, as browsers score it. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(entry.toJSON().value ?? 0);
        }).observe({ type: 'layout-shift', buffered: true });
        // What was painted before is told by the frame after the next.
        setTimeout(() => resolve(sum), 500);
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}
