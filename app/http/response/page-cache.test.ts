import { describe, expect, it } from 'vitest';

import { createPageCache, pageFreshMs } from './page-cache.ts';
import { pageKey } from './page-key.ts';

const origin = 'http://localhost:3000';
const url = `${origin}/tr?search=a`;
const asked = (init?: RequestInit, address = url) => pageKey(new Request(address, init));
const page = (headers: Record<string, string> = {}, status = 200) =>
  new Response('<h1>Astera</h1>', {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  });

describe('what a page is kept under', () => {
  it('tells host, address, theme and time zone apart', () => {
    const keys = [
      asked(),
      asked(undefined, 'http://astera.example/tr?search=a'),
      asked(undefined, 'http://localhost:3000/tr?search=b'),
      asked({ headers: { cookie: 'theme=dark' } }),
      asked({ headers: { cookie: 'theme=dark; tz=Europe%2FAthens' } }),
    ];
    expect(keys).not.toContain(null);
    expect(new Set(keys).size).toBe(keys.length);
    expect(asked({ headers: { cookie: 'tz=UTC; theme=dark' } })).toBe(
      asked({ headers: { cookie: 'theme=dark; tz=UTC' } }),
    );
  });

  it('keeps nothing that could be one person’s', () => {
    expect(asked({ headers: { cookie: '__Host-sid=abc' } })).toBeNull();
    expect(asked({ headers: { cookie: 'theme=dark; __Host-gate=x' } })).toBeNull();
    expect(asked({ headers: { cookie: 'theme=<script>' } })).toBeNull();
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      expect(asked({ headers: { cookie: `${name}=dark` } })).toBeNull();
    }
    expect(asked({ headers: { cookie: 'tz=%' } })).toBeNull();
    expect(asked({ headers: { cookie: 'tz=Etc%2FGMT%2B3' } })).not.toBeNull();
    expect(asked({ headers: { authorization: 'Bearer x' } })).toBeNull();
    expect(asked({ method: 'POST' })).toBeNull();
    expect(asked(undefined, 'http://localhost:3000/api/health')).toBeNull();
  });
});

describe('the pages that are kept', () => {
  it('are given again, whole, until they are a few seconds old', async () => {
    let now = 1;
    const cache = createPageCache(() => now);
    const sent = await cache.keep('home', page(), origin);
    expect(await sent.text()).toBe('<h1>Astera</h1>');
    expect(cache.find('home')?.plain.toString()).toBe('<h1>Astera</h1>');
    now += pageFreshMs + 1;
    expect(cache.find('home')).toBeNull();
  });

  it('say already at the first time what they depend on', async () => {
    const cache = createPageCache();
    const sent = await cache.keep('home', page(), origin);
    expect(sent.headers.get('vary')).toBe('accept-encoding, cookie');
    expect(cache.find('home')?.headers).toContainEqual(['vary', 'accept-encoding, cookie']);
  });

  it('are never failures, files, pages with a cookie or pages that say no', async () => {
    const cache = createPageCache();
    await cache.keep('a', page({}, 404), origin);
    await cache.keep('b', page({ 'set-cookie': '__Host-sid=1' }), origin);
    await cache.keep('c', page({ 'content-type': 'application/json' }), origin);
    await cache.keep('d', page({ 'cache-control': 'no-store' }), origin);
    await cache.keep('e', page({ 'cache-control': 'max-age=60, Private' }), origin);
    for (const key of ['a', 'b', 'c', 'd', 'e'])
      expect([key, cache.find(key)]).toEqual([key, null]);
  });

  it('are thrown away when what they are made of is changed, also while they are being made', async () => {
    const cache = createPageCache();
    await cache.keep('a', page(), origin);
    const begunIn = cache.round();
    cache.clear();
    expect(cache.find('a')).toBeNull();
    await cache.keep('b', page(), origin, begunIn);
    expect(cache.find('b')).toBeNull();
    await cache.keep('c', page(), origin, cache.round());
    expect(cache.find('c')).not.toBeNull();
  });

  it('forgets pages of one part of the site alone', async () => {
    const cache = createPageCache();
    const keyOf = (path: string) => pageKey(new Request(`${origin}${path}`)) ?? '';
    const product = keyOf('/en/product/12');
    const home = keyOf('/en?seen=/product/');
    await cache.keep(product, page(), origin);
    await cache.keep(home, page(), origin);
    cache.clear({ things: ['/product/'], lists: false });
    expect(cache.find(product)).toBeNull();
    expect(cache.find(home)).not.toBeNull();
  });
});
