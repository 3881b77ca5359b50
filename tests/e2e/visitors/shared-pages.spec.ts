import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { core, coreIf } from '#tests/support/browser/core.ts';
import { layoutShift, roundsToNothing } from '#tests/support/browser/layout-shift.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';
import { builtFunctions } from '#tests/support/site/built-functions.ts';

// Public pages have the same bytes for everyone; what is about the visitor is filled in by the browser (ADR 0127).

const pages = ['/', '/el/celebrities', '/celebrity/7', '/product/254', '/products/music', '/about'];

test(
  'a public page has the same bytes for everyone, and nothing of who asks',
  core,
  async ({ page, playwright, baseURL }) => {
    const anonymous = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) });
    await signInAs(page, 'celebrity');
    const url = (await page.request.get('/api/health')).url();
    await page.context().addCookies([{ name: 'theme', value: 'dark', url }]);
    for (const path of pages) {
      const answer = await page.request.get(path);
      expect(answer.headers()['cache-control'], path).toContain('public');
      expect(answer.headers()['vary'], path).toBe('accept-encoding');
      expect(answer.headers()['set-cookie'], path).toBeUndefined();
      expect(await answer.text()).not.toContain('data-theme');
      // What everyone sees may change between two requests.
      const differs = async () =>
        (await (await page.request.get(path)).text()) !==
        (await (await anonymous.get(path)).text());
      await expect.poll(differs, path).toBe(false);
    }
    await anonymous.dispose();
  },
);

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport });

    test(
      'someone who is signed in never sees the header of a stranger, and nothing moves',
      coreIf(viewport.width > 400),
      async ({ page }) => {
        await signInAs(page, 'fan');
        // Notes the links of a stranger's header whenever one is painted.
        await page.addInitScript(() => {
          const look = () => {
            const seen = [...document.querySelectorAll('header a')].some(
              (link) =>
                /\/account\/(?:login|register)$/.test(link.getAttribute('href') ?? '') &&
                link.checkVisibility(),
            );
            if (seen) document.documentElement.setAttribute('data-seen', 'stranger');
            requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        });
        await page.goto('/');
        await untilHydrated(page);
        await expect(page.getByRole('link', { name: 'My profile' }).first()).toBeVisible();
        expect(await page.locator('html').getAttribute('data-seen')).toBeNull();
        expect(await layoutShift(page)).toBeLessThan(roundsToNothing);
      },
    );
  });
}

test.describe('without the files of the build', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  test('the theme of this browser is there before the first paint', async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
    await page.getByLabel('Theme').selectOption('Dark');
    await page.route('**/static/**', (route) => route.abort());
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('where a call is lost on its way', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  test('someone who is signed in stays so: it is asked again', async ({ page }) => {
    await signInAs(page, 'fan');
    const address = (await builtFunctions()).get('readViewer') ?? '';
    let asked = 0;
    await page.route(`**${address}*`, async (route) => {
      asked += 1;
      if (asked === 1) await route.abort();
      else await route.continue();
    });
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'My profile' }).first()).toBeVisible();
    expect(asked).toBeGreaterThan(1);
  });
});

test('a session that ended elsewhere leaves the header of a stranger', async ({ page }) => {
  await signInAs(page, 'fan');
  const { origin } = new URL((await page.request.get('/api/health')).url());
  await page.context().clearCookies({ name: '__Host-sid' });
  await page.goto('/');
  await untilHydrated(page);
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  const names = (await page.context().cookies(origin)).map(({ name }) => name);
  expect(names).not.toContain('__Host-signed-in');
});
