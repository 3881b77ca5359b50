import { expect, type Page } from 'playwright/test';

import { defaultLocale, type Locale } from '../../app/domain/locale.ts';
import { addressIn } from '../../app/domain/localized-address.ts';
import { violationsOf } from './accessibility.ts';
import { untilHydrated } from './until-hydrated.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** Colours do not change with the language: the dark theme and contrasts are looked at in one. */
function themesFor(locale: Locale) {
  return locale === defaultLocale ? (['light', 'dark'] as const) : (['light'] as const);
}

/** How many pixels the page is wider than its window. */
function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/**
 * Opens a page in both sizes and every theme, and expects it to be whole, to fit and to be accessible. How it begins in each
 * size is seen in one language; in the others the window grows.
 */
export async function expectWholePage(
  page: Page,
  {
    name,
    path,
    status = 200,
    locale,
  }: { name: string; path: string; status?: number; locale: Locale },
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    if (size === sizes[0] || locale === defaultLocale) {
      const answer = await page.goto(addressIn(locale, path));
      expect(answer?.status()).toBe(status);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await untilHydrated(page);
    }
    // Some pages know only in the browser what they show.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await overflowOf(page)).toBe(0);
    for (const colorScheme of themesFor(locale)) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // Colours that are on their way from one theme to the other are nobody's choice.
      await page.waitForFunction(() => document.getAnimations().length === 0);
      expect(await violationsOf(page, { colours: locale === defaultLocale })).toEqual([]);
      const file = `${name}-${locale}-${size.width}-${colorScheme}.jpeg`;
      await page.screenshot({
        path: `test-results/screens/${file}`,
        type: 'jpeg',
        quality: 70,
        fullPage: true,
      });
    }
  }
}
