import { expect, type Locator, type Page } from 'playwright/test';

/** What is wrong with a place that the Tab key leads to. */
export interface TabWalk {
  readonly stops: number;
  /** `a "See all": hidden under something`, … */
  readonly faults: readonly string[];
  /** What can be used with a pointer and was never reached. */
  readonly missed: readonly string[];
}

declare global {
  interface Window {
    lastStop?: Element;
  }
}

const mostStops = 250;

/**
 * Walks once through the page, or the dialog that is open over it, with the Tab key and looks at each stop as someone
 * who sees does.
 */
export async function tabWalk(page: Page): Promise<TabWalk> {
  const faults: string[] = [];
  let stops = 0;
  // The frame of the site stays from page to page, with the marks of an earlier walk.
  await page.evaluate(() => {
    for (const mark of document.querySelectorAll('[data-walked]'))
      mark.removeAttribute('data-walked');
    delete window.lastStop;
  });
  for (; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(async () => {
      const focused = document.activeElement;
      // Behind the last stop comes the window itself, and then the first one again.
      if (!(focused instanceof HTMLElement) || focused === document.body) return [];
      // A date is one field with several stops: its day, month and year.
      if (focused === window.lastStop) return [];
      if (focused.dataset['walked'] !== undefined) return null;
      window.lastStop = focused;
      // What the focus moves, such as the skip link, is in its place a frame later.
      await new Promise<void>((resolve) => {
        setTimeout(resolve, 250);
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      });
      focused.dataset['walked'] = '';
      // A field may stand for a whole card or pill: that is then what is seen and pressed.
      const shown = focused.closest('label') ?? focused;
      const box = shown.getBoundingClientRect();
      const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40);
      const faultsHere: string[] = [];
      const left = Math.max(box.left, 0);
      const right = Math.min(box.right, window.innerWidth);
      const x = (left + right) / 2;
      for (const y of [box.top + 2, (box.top + box.bottom) / 2]) {
        const hit = document.elementFromPoint(x, y);
        const isSeen = hit !== null && (shown.contains(hit) || hit.contains(shown));
        if (!isSeen) faultsHere.push(`hidden at ${Math.round(x)}, ${Math.round(y)}`);
      }
      const isMarked = (element: Element | null): boolean => {
        for (let at = element, up = 0; at && up < 3; at = at.parentElement, up += 1) {
          const look = getComputedStyle(at);
          const hasOutline = look.outlineStyle !== 'none' && parseFloat(look.outlineWidth) >= 2;
          if (hasOutline || (at === element && look.boxShadow.includes('3px'))) return true;
        }
        return false;
      };
      if (!isMarked(focused)) faultsHere.push('no focus to be seen');
      const isInline = getComputedStyle(focused).display === 'inline';
      if (!isInline && (box.width < 24 || box.height < 24)) {
        faultsHere.push(`only ${Math.round(box.width)} by ${Math.round(box.height)} pixels`);
      }
      return faultsHere.map((fault) => `${focused.tagName.toLowerCase()} "${name}": ${fault}`);
    });
    if (stop === null) break;
    faults.push(...stop);
  }
  const missed = await page.evaluate(() => {
    const usable = 'a[href], button:enabled, input:enabled, select:enabled, textarea, summary';
    const walked = document.querySelector('dialog:modal') ?? document;
    return (
      [...walked.querySelectorAll<HTMLElement>(usable)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => element.dataset['walked'] === undefined && element.tabIndex >= 0)
        // One stop for all of a group of radio buttons.
        .filter((element) => !(element instanceof HTMLInputElement && element.type === 'radio'))
        .map((element) => element.outerHTML.slice(0, 120))
    );
  });
  return { stops, faults, missed };
}

/** Walks through the page, or the dialog over it, without fault. @param least so many stops there are at least */
export async function expectWalkable(page: Page, least = 10): Promise<void> {
  const { stops, faults, missed } = await tabWalk(page);
  expect(faults).toEqual([]);
  expect(missed).toEqual([]);
  expect(stops).toBeGreaterThan(least);
}

/** Goes on with the Tab key, from wherever the focus is, until something has it. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible();
  const hasFocus = () => goal.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < mostStops && !(await hasFocus()); stops += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(goal).toBeFocused();
}
