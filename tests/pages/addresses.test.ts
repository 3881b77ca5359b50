import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { locales } from '#domain/locale.ts';
import { addressIn } from '#domain/localized-address.ts';

import { openBuiltSite, type BuiltSite } from './built-site.ts';

let site: BuiltSite;
beforeAll(async () => {
  site = await openBuiltSite();
  await site.ask('/api/health');
}, 120_000);
afterAll(() => site.remove());

/** A page as a browser shows it: an address that is put right is followed. */
async function page(path: string) {
  let address = path;
  for (let hops = 0; hops < 3; hops += 1) {
    const answer = await site.ask(address);
    const to = answer.headers.get('location');
    const html = await answer.text();
    if (to === null) {
      return {
        address,
        status: answer.status,
        lang: /<html[^>]* lang="([^"]+)"/.exec(html)?.[1],
        heading: /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1],
        count: /<output[^>]*>(.*?)<\/output>/s.exec(html)?.[1],
      };
    }
    const { pathname, search } = new URL(to, 'http://localhost');
    address = pathname + search;
  }
  throw new Error(`${path} leads in circles`);
}

const lists = ['/', '/celebrities', '/products/music'] as const;
const bad = {
  search: ['', '%20', '%00', '%ED%A0%80'],
  country: ['', 'ZZ', 'Greece', '7'],
  category: ['', '../etc', '%3Cb%3E'],
  minPrice: ['', 'cheap', '-1', '1.5', '1e12'],
  maxPrice: ['', 'NaN', '-0.1', '99999999999'],
  sort: ['', 'banana', '__proto__'],
  page: ['', '0', '-3', 'x', '501', '[1]'],
  filters: ['', 'shut'],
} as const;

describe('a bad value in a search parameter', () => {
  for (const [name, values] of Object.entries(bad)) {
    it(`${name} gives the page without that filter`, async () => {
      for (const path of ['/', '/celebrities']) {
        const plain = await page(path);
        for (const value of values) {
          const shown = await page(`${path}?${name}=${value}`);
          expect(shown, `${path}?${name}=${value}`).toEqual({ ...plain, address: path });
        }
      }
    });
  }

  it('is left out in every language, and what else the address says stays', async () => {
    const query = Object.entries(bad)
      .map(([name, values]) => `${name}=${values.at(-1)}`)
      .join('&');
    for (const locale of locales) {
      for (const list of lists) {
        const path = addressIn(locale, list);
        const kept = await page(`${path}?utm_source=letter`);
        const shown = await page(`${path}?${query}&utm_source=letter`);
        expect(shown).toEqual({ ...kept, lang: locale, status: 200 });
        const narrowed = await page(`${path}?country=GR`);
        expect(await page(`${path}?${query.replace('country=7', 'country=gr')}`)).toEqual(narrowed);
      }
    }
  });

  it.each(['/account/login?destination=//evil.example', '/account/register?attempt=anonymous'])(
    '%s is the page all the same',
    async (path) => {
      const { pathname } = new URL(path, 'http://localhost');
      const plain = await page(pathname);
      expect(await page(path)).toMatchObject({ status: 200, heading: plain.heading });
    },
  );
});

describe('an address that names nothing', () => {
  const paths = [
    '/no-such-page',
    '/no/such/page',
    '/hero',
    '/products/nope',
    '/products/music/nope',
    '/products/sport/singers',
    '/product/999999',
    '/product/abc',
    '/product/0',
    '/celebrity/999999',
    '/celebrity/abc',
    '/celebrity/0',
    '/celebrity/7/request/nothing',
  ];
  const headings = new Map<string, string>();

  for (const locale of locales) {
    it(`is a 404 in ${locale}`, async () => {
      for (const path of paths) {
        const shown = await page(addressIn(locale, path));
        expect(shown, path).toMatchObject({ status: 404, lang: locale });
        const before = headings.get(locale);
        expect(shown.heading).toBe(before ?? shown.heading);
        headings.set(locale, shown.heading ?? '');
      }
    });
  }

  it('is said in six different ways', () => {
    expect(new Set(headings.values()).size).toBe(locales.length);
  });

  it.each(['/xx', '/xx/celebrities', '/EL', '/en-GB/celebrities', '/e'])(
    '%s names no language of ours',
    async (path) => {
      expect(await page(path)).toMatchObject({ status: 404, lang: 'en' });
    },
  );
});
