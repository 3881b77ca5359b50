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

/** Rules that a page can keep in one language and break in another: by a missing name, by the language, by sizes. */
export const rulesOfWords: readonly string[] = [
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
  'target-size',
  'valid-lang',
];

/** Rules that hang on a theme. */
export const rulesOfColors: readonly string[] = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds wrong with a page. It runs in the page itself, which has no frames: that is many times faster than a driver
 * for pages with frames.
 * @param within a selector; the whole document unless given
 * @param rules by their ids; all of them unless given
 * @returns one line a rule: its id and the elements
 */
export async function violationsOf(
  page: Page,
  { within, rules }: { within?: string; rules?: readonly string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ({ within, rules }) => {
      const { violations } = await window.axe.run(within ?? document, {
        resultTypes: ['violations'],
        ...(rules ? { runOnly: [...rules] } : {}),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { within, rules },
  );
}
