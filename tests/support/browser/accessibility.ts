import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type axe from 'axe-core';
import type { Page } from 'playwright/test';

declare global {
  interface Window {
    /** Put there by axe's own source. */
    readonly axe: typeof axe;
  }
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Rules that a page can keep in one language and break in another: by a missing name, by the language. */
export const rulesOfNames: readonly string[] = [
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'button-name',
  'document-title',
  'empty-heading',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'label',
  'landmark-unique',
  'link-name',
  'select-name',
  'valid-lang',
];

/** Rules that long words can break. Measuring every target takes as long as all names. */
export const rulesOfSizes: readonly string[] = ['target-size'];

/** Rules that hang on a theme. */
export const rulesOfColors: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** @throws with what was being done, when it takes longer */
async function withinSeconds<T>(work: Promise<T>, seconds: number, what: string): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`Not done after ${seconds} s: ${what}`)),
    seconds * 1000,
  );
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * What axe finds wrong with a page. It runs in the page itself, which has no frames: that is many times faster than a
 * driver for pages with frames.
 *
 * A bar that keeps to the window's edge lies over something wherever the page stands, and axe, which never scrolls,
 * calls what is partly under it too small. So each target that axe finds so is brought to the middle of the window and
 * measured again, and counts when it is still too small, too close to another one, or covered. Nothing of the page is
 * changed for that.
 *
 * A control that is enabled while axe runs is on its way from one colour to another. So what has too little contrast is
 * measured again once its transitions have ended, and counts when it has too little then.
 * @param within a selector; the whole document unless given
 * @param rules by their ids; all of them unless given
 * @returns one line a rule: its id and the elements
 */
export async function violationsOf(
  page: Page,
  { within, rules }: { within?: string; rules?: readonly string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const found = page.evaluate(
    async ({ within, rules, rulesOfSizes, rulesOfColors }) => {
      const { axe, scrollX, scrollY } = window;
      const { violations } = await axe.run(within ?? document, {
        resultTypes: ['violations'],
        elementRef: true,
        ...(rules ? { runOnly: [...rules] } : {}),
      });
      const isLasting = async (rule: string, element: HTMLElement | undefined) => {
        const [isSize, isColor] = [rulesOfSizes.includes(rule), rulesOfColors.includes(rule)];
        if (element === undefined || (!isSize && !isColor)) return true;
        if (isSize) {
          element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        } else {
          const transitions = document.getAnimations().filter((a) => a instanceof CSSTransition);
          await Promise.allSettled(transitions.map(({ finished }) => finished));
        }
        const again = await axe.run(element, { resultTypes: ['violations'], runOnly: [rule] });
        return again.violations.length > 0;
      };
      const lines: string[] = [];
      for (const { id, nodes } of violations) {
        const found: string[] = [];
        for (const { html, element } of nodes) if (await isLasting(id, element)) found.push(html);
        if (found.length > 0) lines.push(`${id}: ${found.join(' ')}`);
      }
      window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
      return lines;
    },
    { within, rules, rulesOfSizes, rulesOfColors },
  );
  return withinSeconds(found, 30, `axe on ${page.url()} (${rules?.join(', ') ?? 'all rules'})`);
}
