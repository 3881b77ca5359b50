import { locales } from '#domain/locale.ts';
import { addressIn } from '#domain/localized-address.ts';
import { core } from '#tests/support/browser/core.ts';
import { ownServer } from '#tests/support/servers/own-server.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

const server = ownServer('outage', 4);
/** Nothing listens there. */
const noDatabase = 'postgres://unknown@127.0.0.1:1/nothing';

test.describe.configure({ mode: 'serial' });
test.use({
  baseURL: server.origin,
  allowedErrors: [/status of 50[234]|Failed to fetch|AppError: backend_failed/],
});
test.beforeAll(async () => {
  test.setTimeout(90_000);
  await server.reset();
  await server.start({ DATABASE_URL: noDatabase }, 503);
});
test.afterAll(() => server.stop('SIGKILL'));

const titles = {
  en: 'An error occurred. Please try later',
  el: 'Παρουσιάστηκε σφάλμα. Δοκιμάστε αργότερα',
  az: 'Xəta baş verdi. Bir az sonra yenidən cəhd edin',
  ru: 'Произошла ошибка. Попробуйте позже',
  sr: 'Дошло је до грешке. Покушајте касније',
  tr: 'Bir hata oluştu. Lütfen daha sonra deneyin',
};
const paths = ['/', '/celebrities', '/products/music', '/celebrity/7', '/product/254', '/about'];

test(
  'with the back end down every page says so in its language, with status 503',
  core,
  async ({ request }) => {
    for (const locale of locales) {
      for (const path of paths) {
        const answer = await request.get(addressIn(locale, path));
        expect(answer.status(), path).toBe(503);
        expect(answer.headers()['retry-after']).toBe('60');
        const html = await answer.text();
        expect(html).toContain(`lang="${locale}"`);
        expect(html).toContain('role="alert"');
        expect(html).toContain(`<title>${titles[locale]} | Astera</title>`);
        expect(html).not.toMatch(/ECONNREFUSED|node_modules|AppError/);
      }
    }
  },
);

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`the error fits a window of ${width} pixels and takes the focus`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/ru/celebrities');
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.screenshot({ path: `test-results/screens/error-ru-${width}.png`, fullPage: true });
  });
}

test('"Try again" shows the page as soon as the back end is there', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/celebrity/7');
  await untilHydrated(page);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.click();
  // Still away: the same screen stands, and can be used once more.
  await expect(again).toBeVisible();
  await server.stop('SIGKILL');
  await server.start();
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Danae Vellis' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Choose a service' })).toBeVisible();
  await expect(page).toHaveTitle(/Danae Vellis/);
});
