import { expect, test, type Page } from 'playwright/test';

import { rulesOfColors, violationsOf } from '#tests/support/browser/accessibility.ts';

/** A button that has white words at once, and a dark background only after its transition. */
const pageWith = (
  background: string,
) => `<!doctype html><html lang="en"><title>Buttons</title><main>
  <style>
    button { color: #fff; background: #eee; transition: background 1500ms }
    button.enabled { background: ${background} }
  </style>
  <button type="button">Place order</button></main>`;

async function violationsWhileEnabled(page: Page, background: string): Promise<string[]> {
  await page.setContent(pageWith(background));
  // Loads axe into the page, which takes longer than the transition.
  await violationsOf(page, { rules: ['button-name'] });
  await page.evaluate(() => {
    const button = document.querySelector('button');
    // The first style is laid out before the second, or nothing is animated.
    button?.getBoundingClientRect();
    button?.classList.add('enabled');
  });
  return violationsOf(page, { rules: rulesOfColors });
}

test('a colour on its way is no fault', async ({ page }) => {
  expect(await violationsWhileEnabled(page, '#222')).toEqual([]);
});

test('a colour that stays too weak is a fault', async ({ page }) => {
  expect(await violationsWhileEnabled(page, '#ddd')).toEqual([
    expect.stringContaining('color-contrast'),
  ]);
});
