import { describe, expect, it } from 'vitest';

import { createPageCache, pageFreshMs, pageKey } from './page-cache.ts';

const url = 'http://localhost:3000/tr?search=a';
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
    expect(asked({ headers: { authorization: 'Bearer x' } })).toBeNull();
    expect(asked({ method: 'POST' })).toBeNull();
    expect(asked(undefined, 'http://localhost:3000/api/health')).toBeNull();
  });
});

describe('the pages that are kept', () => {
  it('are given again, whole, until they are a few seconds old', async () => {
    let now = 1;
    const cache = createPageCache(() => now);
    const sent = await cache.keep('home', page(), 0);
    expect(await sent.text()).toBe('<h1>Astera</h1>');
    expect(cache.find('home')?.plain.toString()).toBe('<h1>Astera</h1>');
    now += pageFreshMs + 1;
    expect(cache.find('home')).toBeNull();
  });

  it('are forgotten when something was changed', async () => {
    const cache = createPageCache();
    await cache.keep('home', page(), 0);
    const begunBefore = cache.changes();
    cache.empty();
    expect(cache.find('home')).toBeNull();
    await cache.keep('home', page(), begunBefore);
    expect(cache.find('home')).toBeNull();
  });

  it('are never failures, files or pages with a cookie', async () => {
    const cache = createPageCache();
    await cache.keep('a', page({}, 404), 0);
    await cache.keep('b', page({ 'set-cookie': '__Host-sid=1' }), 0);
    await cache.keep('c', page({ 'content-type': 'application/json' }), 0);
    expect(['a', 'b', 'c'].map((key) => cache.find(key))).toEqual([null, null, null]);
  });
});
