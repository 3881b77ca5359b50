import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';

import { describe, expect, it, vi } from 'vitest';

import {
  createPageCache,
  pageFreshMs,
  pageStaleMs,
  type PageCache,
  type PageRender,
} from './page-cache.ts';
import { pageKey, type AskedPage } from './page-key.ts';

const origin = 'http://localhost:3000';
const asked = (headers: AskedPage['headers'] = {}, url = '/tr?search=a', method = 'GET') =>
  pageKey({ method, url, headers: { host: 'localhost:3000', ...headers } });
const page = (headers: Record<string, string> = {}, status = 200, html = '<h1>Astera</h1>') =>
  new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  });
const making = (render: () => Response | Promise<Response> = page): PageRender => ({
  origin,
  hostHeaders: {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
  },
  audience: 'public',
  render: async () => render(),
});

describe('what a page is kept under', () => {
  const login = '/account/login';

  it('tells host and address apart', () => {
    const keys = [asked(), asked({ host: 'astera.example' }), asked({}, '/tr?search=b')];
    expect(keys).not.toContain(null);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is the same for everyone, signed in or not, where the page is', () => {
    for (const cookie of ['theme=dark', '__Host-sid=abc', 'tz=UTC; x=y']) {
      expect(asked({ cookie })).toBe(asked());
      expect(asked({ cookie }, '/')).toBe(asked({}, '/'));
      expect(asked({ cookie }, '/celebrity/7?a=b')).toBe(asked({}, '/celebrity/7?a=b'));
    }
    expect(asked({ cookie: 'theme=dark; __Host-gate=x' })).toBeNull();
  });

  it('tells theme and time zone apart where it is not', () => {
    const keys = [
      asked({}, login),
      asked({ cookie: 'theme=dark' }, login),
      asked({ cookie: 'theme=dark; tz=Europe%2FAthens' }, login),
    ];
    expect(keys).not.toContain(null);
    expect(new Set(keys).size).toBe(keys.length);
    expect(asked({ cookie: 'tz=UTC; theme=dark' }, login)).toBe(
      asked({ cookie: 'theme=dark; tz=UTC' }, login),
    );
  });

  it('keeps nothing that could be one person’s', () => {
    for (const path of [login, '/my-orders', '/ru/basket', '/celebrity/7/request/getVideo']) {
      expect(asked({ cookie: '__Host-sid=abc' }, path)).toBeNull();
    }
    expect(asked({ cookie: 'theme=dark; __Host-gate=x' }, login)).toBeNull();
    expect(asked({ cookie: 'theme=<script>' }, login)).toBeNull();
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      expect(asked({ cookie: `${name}=dark` }, login)).toBeNull();
    }
    expect(asked({ cookie: 'tz=%' }, login)).toBeNull();
    expect(asked({ cookie: 'tz=Etc%2FGMT%2B3' }, login)).not.toBeNull();
    expect(asked({ authorization: 'Bearer x' })).toBeNull();
    expect(asked({}, '/', 'POST')).toBeNull();
    expect(asked({}, '/api/health')).toBeNull();
  });
});

/** Renders a page and waits until it is kept. */
async function kept(cache: PageCache, key: string, page = making()): Promise<Response> {
  const answer = await cache.make(key, page);
  await cache.whenRendered(key);
  return answer;
}

describe('the pages that are kept', () => {
  it('are given again, whole, for a few seconds, then while they are rendered anew, then not', async () => {
    let now = 1;
    const cache = createPageCache(() => now);
    const sent = await kept(cache, 'home');
    expect(await sent.text()).toBe('<h1>Astera</h1>');
    expect(cache.find('home')?.page.plain.body.toString()).toBe('<h1>Astera</h1>');
    expect(cache.find('home')?.isStale).toBe(false);
    now += pageFreshMs + 1;
    expect(cache.find('home')?.isStale).toBe(true);
    now += pageStaleMs;
    expect(cache.find('home')).toBeNull();
  });

  it('say at the first time already what they depend on and for how long they hold', async () => {
    const cache = createPageCache();
    const sent = await kept(cache, 'home');
    expect(sent.headers.get('vary')).toBe('accept-encoding');
    expect(sent.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=10, must-revalidate',
    );
    const head = cache.find('home')?.page.plain.head ?? [];
    expect(head.slice(head.indexOf('vary'), head.indexOf('vary') + 2)).toEqual([
      'vary',
      'accept-encoding',
    ]);
    const other = await kept(cache, 'login', { ...making(), audience: 'private' });
    expect(other.headers.get('cache-control')).toMatch(/^private/);
    expect(other.headers.get('vary')).toBe('accept-encoding, cookie');
    expect(head).toContain('nosniff');
    expect(head).toContain("default-src 'none'");
    await kept(
      cache,
      'own',
      making(() => page({ 'content-security-policy': "default-src 'self'" })),
    );
    const own = cache.find('own')?.page.plain.head ?? [];
    expect(own.filter((one) => one.startsWith('default-src'))).toEqual(["default-src 'self'"]);
    expect(head[head.indexOf('content-length') + 1]).toBe('15');
  });

  it('are compressed for the first who ask for what is kept, each encoding with a tag of its own', async () => {
    const cache = createPageCache();
    const html = `<p>${'Astera '.repeat(500)}</p>`;
    await kept(
      cache,
      'home',
      making(() => page({}, 200, html)),
    );
    const found = cache.find('home')?.page;
    if (!found) throw new Error('the page is gone');
    expect(found.ready('br')).toBeNull();
    const decoders = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync };
    for (const [encoding, decode] of Object.entries(decoders)) {
      const { body, head } = await found.prepare(`${encoding};q=0.5`);
      expect(head[head.indexOf('content-encoding') + 1]).toBe(encoding);
      expect(decode(body).toString()).toBe(html);
    }
    expect(found.ready('br;q=0, identity')).toBe(found.plain);
    expect(found.ready('gzip, br')).toBe(await found.prepare('br'));
    const tags = ['br', 'zstd', 'gzip', ''].map((encoding) => found.ready(encoding)?.etag);
    expect(tags).not.toContain(undefined);
    expect(new Set(tags).size).toBe(4);
  });

  it('are rendered anew in the encodings in which they were asked for', async () => {
    let now = 1;
    const cache = createPageCache(() => now);
    await kept(cache, 'home');
    await cache.find('home')?.page.prepare('zstd');
    now += pageFreshMs + 1;
    cache.refresh('home', making());
    await cache.whenRendered('home');
    const found = cache.find('home')?.page;
    expect(found?.ready('zstd')).not.toBeNull();
    expect(found?.ready('br')).toBeNull();
  });

  it('are never failures, files, pages with a cookie or pages that say no', async () => {
    const cache = createPageCache();
    const answers = {
      a: page({}, 404),
      b: page({ 'set-cookie': '__Host-sid=1' }),
      c: page({ 'content-type': 'application/json' }),
      d: page({ 'cache-control': 'no-store' }),
      e: page({ 'cache-control': 'max-age=60, Private' }),
    };
    for (const [key, answer] of Object.entries(answers)) {
      expect(
        await kept(
          cache,
          key,
          making(() => answer),
        ),
      ).toBe(answer);
      expect([key, cache.find(key)]).toEqual([key, null]);
    }
  });

  it('are thrown away when what they are made of is changed, also while they are being made', async () => {
    const cache = createPageCache();
    await kept(cache, 'a');
    cache.clear();
    expect(cache.find('a')).toBeNull();
    const changedMeanwhile = () => {
      cache.clear();
      return page();
    };
    await kept(cache, 'b', making(changedMeanwhile));
    expect(cache.find('b')).toBeNull();
    await kept(cache, 'c');
    expect(cache.find('c')).not.toBeNull();
  });

  it('forgets pages of one part of the site alone', async () => {
    const cache = createPageCache();
    const product = asked({}, '/en/product/12') ?? '';
    const home = asked({}, '/en?seen=/product/') ?? '';
    await kept(cache, product);
    await kept(cache, home);
    cache.clear({ things: ['/product/'], lists: false });
    expect(cache.find(product)).toBeNull();
    expect(cache.find(home)).not.toBeNull();
  });

  it('are rendered once, however many ask at the same moment', async () => {
    const cache = createPageCache();
    const render = vi.fn<() => Promise<Response>>(async () => page());
    const first = cache.make('home', making(render));
    const others = Array.from({ length: 50 }, async () => {
      await cache.whenRendered('home');
      return cache.find('home');
    });
    await first;
    for (const found of await Promise.all(others)) expect(found).not.toBeNull();
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('are rendered anew once while the one before is given, and stay when that fails', async () => {
    let now = 1;
    const cache = createPageCache(() => now);
    await kept(cache, 'home');
    now += pageFreshMs + 1;
    const failing = vi.fn<() => Promise<Response>>(async () => {
      throw new Error('the back end is away');
    });
    const error = vi.spyOn(console, 'error').mockReturnValue();
    cache.refresh('home', making(failing));
    cache.refresh('home', making(failing));
    await cache.whenRendered('home');
    expect(failing).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledTimes(1);
    expect(cache.find('home')?.isStale).toBe(true);
    cache.refresh(
      'home',
      making(() => page({}, 200, '<h1>New</h1>')),
    );
    await cache.whenRendered('home');
    expect(cache.find('home')?.isStale).toBe(false);
    expect(cache.find('home')?.page.plain.body.toString()).toBe('<h1>New</h1>');
    error.mockRestore();
  });

  it('lets no one wait for an answer that is for one person', async () => {
    const cache = createPageCache();
    await cache.make(
      'basket',
      making(() => page({ 'cache-control': 'private' })),
    );
    const slow = Promise.withResolvers<Response>();
    const rendering = cache.make(
      'basket',
      making(() => slow.promise),
    );
    await cache.whenRendered('basket');
    slow.resolve(page({ 'cache-control': 'private' }));
    await rendering;
    expect(cache.find('basket')).toBeNull();
  });
});
