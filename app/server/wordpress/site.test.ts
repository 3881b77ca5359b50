import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';

import { createSite } from './create-site.server.ts';

const rowSchema = v.object({ id: v.number() });

/** A WordPress that answers every list with rows of their own on each page, and what it was asked. */
function siteOf({ pages, saysSo = true }: { pages: number; saysSo?: boolean }) {
  const asked: string[] = [];
  const site = createSite({
    ...{ url: 'http://wordpress.test', serviceAuthorization: 'Basic a', timeoutMs: 1_000 },
    fetch: async (address) => {
      asked.push(String(address));
      const page = Number(new URL(String(address)).searchParams.get('page') ?? 1);
      const headers: HeadersInit = saysSo ? { 'x-wp-totalpages': String(pages) } : {};
      return Response.json([{ id: page }], { headers });
    },
  });
  return { site, asked };
}

describe('what is asked of a WordPress', () => {
  it('carries the time, once, so that no cache on the way answers it', async () => {
    const { site, asked } = siteOf({ pages: 2 });
    await site.ask('/wp-json/wc/v3/orders/1', v.unknown());
    await site.readPage('/wp-json/wc/v3/orders', { query: { page: 1 } });
    await site.readAll('/wp-json/wc/v3/products', rowSchema);
    await site.pass(new Request('http://astera.test/wp-json/wp/v2/users/me?context=edit'));
    await site.pass(new Request('http://astera.test/wp-json/wc/v3/orders?cacheBuster=7'));
    const changed = new Request('http://astera.test/a', { method: 'POST', body: '{}' });
    await site.pass(changed, { query: new URLSearchParams({ search: 'a b' }) });
    expect(asked).toHaveLength(7);
    for (const address of asked)
      expect(new URL(address).searchParams.getAll('cacheBuster')).toEqual([
        expect.stringMatching(/^\d+$/),
      ]);
    expect(asked[5]).toContain('cacheBuster=7');
    expect(asked[6]).toContain('search=a+b&');
  });
});

describe('a list that is read whole', () => {
  it('ends after 10,000 rows, and says in the log that there are more', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const { site } = siteOf({ pages: 101 });
    expect(await site.readAll('/wp-json/wc/v3/products', rowSchema)).toHaveLength(100);
    expect(told.mock.calls).toEqual([[expect.stringContaining('/wp-json/wc/v3/products')]]);
    told.mockClear();
    const whole = siteOf({ pages: 100 });
    expect(await whole.site.readAll('/wp-json/wc/v3/products', rowSchema)).toHaveLength(100);
    // Without a word of how long it is: its hundredth page has room left.
    const silent = siteOf({ pages: 100, saysSo: false });
    expect(await silent.site.readAll('/wp-json/wcfmmp/v1/store-vendors', rowSchema)).toHaveLength(
      100,
    );
    expect(told).not.toHaveBeenCalled();
    told.mockRestore();
  });
});
