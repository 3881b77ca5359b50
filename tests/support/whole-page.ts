import { expect, type Page } from 'playwright/test';

import { defaultLocale, type Locale } from '../../app/domain/locale.ts';
import { addressIn } from '../../app/domain/localized-address.ts';
import { rulesOfColors, rulesOfWords, violationsOf } from './accessibility.ts';
import { untilHydrated } from './until-hydrated.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
/** `npm run test:full` looks at every language as `npm test` does at one. */
const looksClosely = (locale: Locale) =>
  locale === defaultLocale || process.env['EVERY_LANGUAGE'] === 'closely';

interface VisitedPage {
  readonly name: string;
  readonly path: string;
  readonly status?: number;
  readonly locale: Locale;
}

/** Expects that the page is no wider than its window. */
async function expectFit(page: Page): Promise<void> {
  // Some pages know only in the browser what they show.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // A window that was just given another size is laid out anew with the next frame.
  await expect
    .poll(() =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    )
    .toBe(0);
}

/** Opens it in a size, and expects the server's answer, the language and a width that fits. */
async function openAt(page: Page, size: typeof phone, visited: VisitedPage): Promise<void> {
  const { path, status = 200, locale } = visited;
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const answer = await page.goto(addressIn(locale, path));
  expect(answer?.status()).toBe(status);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await untilHydrated(page);
  await expectFit(page);
}

async function expectNoViolations(page: Page, rules?: readonly string[]): Promise<void> {
  // Colours that are on their way from one theme to the other are nobody's choice.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  expect(await violationsOf(page, rules ? { rules } : {})).toEqual([]);
}

async function takePicture(page: Page, file: string): Promise<void> {
  await page.screenshot({
    path: `test-results/screens/${file}.jpeg`,
    type: 'jpeg',
    quality: 70,
    fullPage: true,
  });
}

/**
 * Opens a page and expects it to be whole, to fit on a phone and on a desktop, and to be accessible. In one language it is
 * opened on a desktop and looked at closely, in every size and theme; in the others it is opened on a phone, what words can
 * break is looked at, and the window grows.
 */
export async function expectWholePage(page: Page, visited: VisitedPage): Promise<void> {
  const { name, locale } = visited;
  if (!looksClosely(locale)) {
    await openAt(page, phone, visited);
    await expectNoViolations(page, rulesOfWords);
    await page.setViewportSize(desktop);
    await expectFit(page);
    return;
  }
  await openAt(page, desktop, visited);
  await expectNoViolations(page);
  await takePicture(page, `${name}-${locale}-desktop-light`);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // But for its colours, a dark page is the light one.
  await expectNoViolations(page, rulesOfColors);
  await page.setViewportSize(phone);
  await expectFit(page);
  await expectNoViolations(page, rulesOfColors);
  await takePicture(page, `${name}-${locale}-phone-dark`);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectNoViolations(page);
}
