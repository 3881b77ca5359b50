import { core, coreIf } from '#tests/support/browser/core.ts';
import { untilInPage } from '#tests/support/browser/in-page.ts';
import { layoutShift, roundsToNothing } from '#tests/support/browser/layout-shift.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** The kinds of pages that visitors land on. */
const pages = ['/', '/celebrities', '/celebrity/7', '/product/254'];

for (const viewport of windows) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test(
      'the home page stands still while it loads and while someone reads on',
      core,
      async ({ page }) => {
        await page.goto('/');
        await untilHydrated(page);
        for (const heading of await page.getByRole('heading', { level: 2 }).all()) {
          await heading.scrollIntoViewIfNeeded();
        }
        await untilHydrated(page);
        expect(await layoutShift(page)).toBeLessThan(roundsToNothing);
      },
    );

    const alsoGreek = pages.map((page) => `/el${page === '/' ? '' : page}`);
    for (const path of [...pages, ...alsoGreek]) {
      test(
        `${path} stands still while it loads, its fonts with it`,
        // One page in Greek stands for the others: what differs is the font, which is the same on each.
        coreIf(viewport.width < 400 && (path === '/el' || pages.includes(path))),
        async ({ page }) => {
          await page.goto(path);
          await untilHydrated(page);
          await page.evaluate(async () => document.fonts.ready);
          expect(await layoutShift(page)).toBeLessThan(roundsToNothing);
        },
      );
    }

    test('fonts that come after the words move nothing that anyone sees', async ({ page }) => {
      const late: (() => void)[] = [];
      let isHeld = true;
      await page.route('**/fonts/*', async (route) => {
        if (isHeld) await new Promise<void>((go) => late.push(go));
        await route.continue();
      });
      await page.goto('/ru', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Painted by now, in a font of the device.
      await untilInPage(
        page,
        'something was painted',
        () => performance.getEntriesByType('paint').length > 0,
      );
      isHeld = false;
      for (const go of late) go();
      await page.waitForLoadState('load');
      await page.evaluate(async () => document.fonts.ready);
      expect(late.length).toBeGreaterThan(0);
      // A score of 0.00; without the measured figures of the stand-in fonts it is 0.03.
      expect(await layoutShift(page)).toBeLessThan(roundsToNothing);
    });

    for (const path of pages) {
      test(`pictures on ${path} come in a modern format, as wide as their place`, async ({
        page,
      }) => {
        await page.goto(path);
        await untilHydrated(page);
        const pictures = page.getByRole('main').locator('img:visible');
        expect(await pictures.count()).toBeGreaterThan(0);
        for (const picture of await pictures.all()) {
          await picture.scrollIntoViewIfNeeded();
          await expect
            .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.complete))
            .toBe(true);
          const { source, shown } = await picture.evaluate((img) => ({
            source: img instanceof HTMLImageElement ? img.currentSrc : '',
            shown: img.clientWidth * devicePixelRatio,
          }));
          const [, width = '0'] = /\/api\/picture\/(?:avif|webp)\/(\d+)\//.exec(source) ?? [];
          expect(Number(width), source).toBeGreaterThanOrEqual(Math.min(shown, 640));
          expect(Number(width), source).toBeLessThanOrEqual(Math.max(shown * 2, 160));
        }
      });
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [path, pictures] of [
    ['/celebrities', 6],
    ['/product/254', 1],
  ] as const) {
    test(`${path} asks for no script and for ${pictures} pictures before it can be painted`, async ({
      page,
    }) => {
      const asked: string[] = [];
      const held: (() => void)[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.route('**/static/*.css', async (route) => {
        await new Promise<void>((go) => held.push(go));
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      // Read ahead by the browser, which paints nothing without its stylesheet.
      const begun = (path: string) => asked.filter((one) => one.startsWith(path)).length;
      await expect.poll(() => begun('/fonts/')).toBe(2);
      await expect.poll(() => begun('/api/picture/')).toBe(pictures);
      expect(asked.filter((one) => one.endsWith('.js'))).toEqual([]);
      for (const go of held) go();
      await untilHydrated(page);
    });
  }

  test('no script is asked for before something was painted, however long a frame takes to the screen', async ({
    page,
  }) => {
    await page.goto('/celebrities');
    await untilHydrated(page);
    const [painted, asked] = await page.evaluate(() => [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime }) => startTime),
      ),
    ]);
    expect(asked).toBeGreaterThanOrEqual(painted ?? 0);
  });

  test('cards out of sight have no picture to ask for until the page was painted', async ({
    page,
  }) => {
    await page.goto('/celebrities');
    await untilHydrated(page);
    const boxes = (isPainted: boolean) =>
      page.evaluate((isPainted) => {
        document.documentElement.toggleAttribute('data-painted', isPainted);
        const lazy = document.querySelectorAll('main li img[loading=lazy]');
        return [...new Set([...lazy].map((image) => getComputedStyle(image).display === 'none'))];
      }, isPainted);
    expect(await boxes(true)).toEqual([false]);
    expect(await boxes(false)).toEqual([true]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await boxes(false)).toEqual([false]);
  });
});

test('who scrolls before the scripts have come stays there', core, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const late: (() => void)[] = [];
  let isHeld = true;
  await page.route('**/static/*.js', async (route) => {
    if (isHeld) await new Promise<void>((go) => late.push(go));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => late.length).toBeGreaterThan(0);
  isHeld = false;
  for (const go of late) go();
  await untilHydrated(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});
