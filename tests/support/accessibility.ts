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

/**
 * What axe finds wrong with a page, by all of its rules. It runs in the page itself, which has no frames:
 * that is many times faster than a driver for pages with frames.
 * @param within a selector; the whole document unless given
 * @param colours whether contrasts are measured, which takes long
 * @returns one line a rule: its id and the elements
 */
export async function violationsOf(
  page: Page,
  { within, colours = true }: { within?: string; colours?: boolean } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ({ within, colours }) => {
      const { violations } = await window.axe.run(within ?? document, {
        resultTypes: ['violations'],
        rules: { 'color-contrast': { enabled: colours } },
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { within, colours },
  );
}
