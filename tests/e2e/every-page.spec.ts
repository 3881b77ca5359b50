import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

import { defaultLocale, locales, type Locale } from '../../app/domain/locale.ts';
import { addressIn } from '../../app/domain/localized-address.ts';
import { visitorPages } from '../support/visitor-pages.ts';
import { expect, test } from '../support/watched-page.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** Colours do not change with the language: the dark theme is looked at in one. */
function themesFor(locale: Locale) {
  return locale === defaultLocale ? (['light', 'dark'] as const) : (['light'] as const);
}

/** How many pixels the page is wider than its window. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Measuring contrast takes longer than all other rules together, and colours are the same in every language. */
async function violationsOf(page: Page, locale: Locale): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (locale !== defaultLocale) axe.disableRules(['color-contrast']);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test.use({ allowedErrors: [/status of 404/] });

for (const [name, { path, status = 200 }] of Object.entries(visitorPages)) {
  for (const locale of locales) {
    test(`${name} in ${locale} is whole, fits and is accessible`, async ({ page }) => {
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        const answer = await page.goto(addressIn(locale, path));
        expect(answer?.status()).toBe(status);
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await page.waitForLoadState('networkidle');
        expect(await overflowOf(page)).toBe(0);
        for (const colorScheme of themesFor(locale)) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          // Colours that are on their way from one theme to the other are nobody's choice.
          await page.waitForFunction(() => document.getAnimations().length === 0);
          expect(await violationsOf(page, locale)).toEqual([]);
          const file = `${name}-${locale}-${size.width}-${colorScheme}.png`;
          await page.screenshot({ path: `test-results/screens/${file}`, fullPage: true });
        }
      }
    });
  }
}
