import type { Page } from 'playwright/test';

import { locales } from '#domain/locale.ts';
import { addressIn } from '#domain/localized-address.ts';
import { core, coreIf } from '#tests/support/browser/core.ts';
import { e2eOrigin } from '#tests/support/servers/port.ts';
import { signInAs } from '#tests/support/browser/sign-in-as.ts';
import { untilHydrated } from '#tests/support/browser/until-hydrated.ts';
import { expect, test } from '#tests/support/browser/watched-page.ts';

/** Pages for search engines, with the schema.org types of their structured data; a description has over 30 letters. */
const publicPages = {
  // The product has the rating of the demo world's reviews.
  '/celebrity/7': ['Person', 'Product', 'BreadcrumbList'],
  '/product/254': ['Product', 'BreadcrumbList'],
  '/how-it-works': ['BreadcrumbList'],
  '/about': ['BreadcrumbList'],
};

/** What the head says, as the attribute of the first element that fits. */
function said(page: Page, selector: string, attribute: string): Promise<string | null> {
  return page.locator(`head ${selector}`).first().getAttribute(attribute);
}

for (const [path, kinds] of Object.entries(publicPages)) {
  for (const locale of ['en', 'sr'] as const) {
    const address = addressIn(locale, path);
    test(
      `tells search engines about ${address}`,
      coreIf(locale === 'sr'),
      async ({ page, request }) => {
        await page.goto(address);
        await untilHydrated(page);
        await expect(page).toHaveTitle(/^.{3,} \| Astera$/);
        expect((await said(page, 'meta[name=description]', 'content'))?.length).toBeGreaterThan(30);
        expect(await said(page, 'link[rel=canonical]', 'href')).toBe(e2eOrigin + address);
        expect(await said(page, 'meta[property="og:url"]', 'content')).toBe(e2eOrigin + address);
        const picture = await said(page, 'meta[property="og:image"]', 'content');
        expect((await request.get(picture ?? '')).headers()['content-type']).toMatch(/^image\//);

        const alternates = await page
          .locator('head link[rel=alternate]')
          .evaluateAll((links) =>
            links.map(
              (link) => [link.getAttribute('hreflang'), link.getAttribute('href')] as const,
            ),
          );
        expect(alternates.map(([language]) => language).toSorted()).toEqual(
          [...locales, 'x-default'].toSorted(),
        );
        for (const [, href] of alternates) {
          expect((await request.get(href ?? '')).status()).toBe(200);
        }

        const things = await page
          .locator('script[type="application/ld+json"]')
          .evaluateAll((scripts) =>
            scripts.map((script) => JSON.parse(script.textContent) as Record<string, unknown>),
          );
        expect(things.map((thing) => thing['@type'])).toEqual(kinds);
        expect(things.every((thing) => thing['@context'] === 'https://schema.org')).toBe(true);
      },
    );
  }
}

test('says the same in another language: title and description are translated', async ({
  page,
}) => {
  await page.goto('/how-it-works');
  const english = await said(page, 'meta[name=description]', 'content');
  await page.goto('/el/how-it-works');
  await expect(page).toHaveTitle('Πώς λειτουργεί | Astera');
  expect(await said(page, 'meta[name=description]', 'content')).not.toBe(english);
});

test(
  'says in the title of a celebrity’s page what is offered, in the language',
  core,
  async ({ page }) => {
    await page.goto('/celebrity/7');
    const title = await page.title();
    expect(title).toMatch(/^(.+): personalised videos \| Astera$/);
    const [name] = title.split(':');
    await page.goto('/el/celebrity/7');
    await expect(page).toHaveTitle(`${name}: βίντεο αφιερωμένα σε εσάς | Astera`);
  },
);

test('keeps forms and account pages out of search engines, with a translated title', async ({
  page,
}) => {
  await page.goto('/tr/account/login');
  await expect(page).toHaveTitle('Giriş yap | Astera');
  expect(await said(page, 'meta[name=robots]', 'content')).toBe('noindex');
  await page.goto('/celebrity/7/request/getVideo');
  expect(await said(page, 'meta[name=robots]', 'content')).toBe('noindex');
  await signInAs(page, 'fan');
  await page.goto('/el/my-orders');
  await expect(page).toHaveTitle('Οι παραγγελίες μου | Astera');
  expect(await said(page, 'meta[name=robots]', 'content')).toBe('noindex');
});

test('has a map of itself in which every kind of page answers', core, async ({ request }) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('application/xml');
  expect(answer.headers()['cache-control']).toContain('max-age=3600');
  const addresses = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const kind of [/\/celebrity\/\d+$/, /\/product\/\d+$/, /\/terms$/, /\/how-it-works$/]) {
    const found = addresses.filter((address) => kind.test(address));
    expect(found.length % locales.length).toBe(0);
    for (const address of [found[0], found.at(-1)]) {
      expect((await request.get(address ?? '')).status()).toBe(200);
    }
  }
  expect(addresses).toContain(`${e2eOrigin}/`);
  expect(addresses).toContain(`${e2eOrigin}/tr`);
  expect(addresses.some((address) => /\/(?:hero|banner|my-orders|account)/.test(address))).toBe(
    false,
  );
});

test('tells robots what is private and where the map is', core, async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain('Disallow: /account/');
  expect(text).toContain(`Sitemap: ${e2eOrigin}/sitemap.xml`);
});

test('can be put on a home screen', async ({ page, request }) => {
  await page.goto('/');
  const manifest = await request.get((await said(page, 'link[rel=manifest]', 'href')) ?? '');
  const { icons } = (await manifest.json()) as { icons: { src: string }[] };
  const touch = await said(page, 'link[rel=apple-touch-icon]', 'href');
  for (const src of [touch ?? '', ...icons.map((icon) => icon.src)]) {
    expect((await request.get(src)).status()).toBe(200);
  }
  expect(await said(page, 'meta[name=theme-color]', 'content')).toBe('#5C2D91');
});
