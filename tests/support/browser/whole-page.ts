import { expect, test, type Page } from 'playwright/test';

import { defaultLocale, locales, type Locale } from '#domain/locale.ts';
import { addressIn } from '#domain/localized-address.ts';
import { rulesOfColors, rulesOfNames, rulesOfSizes, violationsOf } from './accessibility.ts';
import { untilStill } from './in-page.ts';
import { untilHydrated } from './until-hydrated.ts';

const phone = { width: 390, height: 844 };
/** The least width that WCAG 1.4.10 asks for: also a desktop at 400%. */
const narrowest = { width: 320, height: 640 };
const desktop = { width: 1440, height: 900 };
/**
 * Where words are longest: what they make too small or push aside shows here first, and what lacks a name in one
 * language lacks it in this.
 */
const longestWords: Locale = 'el';
/** `npm run test:full` looks closely at every page in every language. */
const looksAtAll = process.env['LANGUAGES'] === 'all';
const others = locales.filter((locale) => locale !== defaultLocale);

/** For close visits in all languages on two busy cores, in milliseconds. */
export const timeForEveryLanguage = 240_000;

interface VisitedPage {
  readonly name: string;
  readonly path: string;
  readonly status?: number;
}

interface PageInTurn extends VisitedPage {
  /** The place of the page among those that are looked at. */
  readonly turn: number;
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

/** Opens it in the size that the window has, and expects the server's answer, the language and a width that fits. */
async function open(
  page: Page,
  { path, status = 200 }: VisitedPage,
  locale: Locale,
): Promise<void> {
  const answer = await page.goto(addressIn(locale, path));
  expect(answer?.status()).toBe(status);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await untilHydrated(page);
  await expectFit(page);
}

async function expectNoViolations(page: Page, rules?: readonly string[]): Promise<void> {
  await untilStill(page);
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
 * Every width; all rules of axe on a light desktop or a dark phone, in turn. `npm run test:full` has each in both, and
 * pictures.
 */
async function lookClosely(page: Page, visited: PageInTurn, locale: Locale): Promise<void> {
  const { name, turn } = visited;
  const isForPhone = turn % 2 === 1;
  await page.setViewportSize(desktop);
  await open(page, visited, locale);
  if (looksAtAll || !isForPhone) await expectNoViolations(page);
  if (looksAtAll) await takePicture(page, `${name}-${locale}-desktop-light`);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // But for its colours, a dark page is the light one, as large.
  if (looksAtAll) await expectNoViolations(page, rulesOfColors);
  await page.setViewportSize(narrowest);
  await expectFit(page);
  await page.setViewportSize(phone);
  await expectFit(page);
  if (looksAtAll || isForPhone) await expectNoViolations(page);
  if (looksAtAll) await takePicture(page, `${name}-${locale}-phone-dark`);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  if (looksAtAll) await expectNoViolations(page);
}

/** What words can break: on a phone and on a desktop, beginning with the one that the window is. */
async function lookAtWords(page: Page, visited: VisitedPage, locale: Locale): Promise<void> {
  const beginsSmall = page.viewportSize()?.width === phone.width;
  await open(page, visited, locale);
  await page.setViewportSize(beginsSmall ? desktop : phone);
  await expectFit(page);
  if (locale !== longestWords) return;
  await page.setViewportSize(narrowest);
  await expectFit(page);
  await page.setViewportSize(phone);
  await expectNoViolations(page, [...rulesOfNames, ...rulesOfSizes]);
}

/**
 * Shows a page in English and in one of the other languages, in which pages take turns, and expects it to be whole, to
 * fit on a phone and on a desktop, and to be accessible: in English in every size and theme, in the other what words
 * can break. `npm run test:full` looks closely at each page in every language.
 * @param expectNoErrors demands that the page said of none so far
 */
export async function expectWholePage(
  page: Page,
  visited: PageInTurn,
  expectNoErrors: () => void,
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  // Every second page, so that the languages and both kinds of pages come up equally often.
  const isShown = looksAtAll || visited.turn % 2 === 0;
  const inTurn = others.filter(
    (_locale, at) => isShown && (looksAtAll || at === (visited.turn / 2) % others.length),
  );
  for (const locale of [defaultLocale, ...inTurn]) {
    await test.step(`in ${locale}`, async () => {
      if (looksAtAll || locale === defaultLocale) await lookClosely(page, visited, locale);
      else await lookAtWords(page, visited, locale);
      expectNoErrors();
    });
  }
}
