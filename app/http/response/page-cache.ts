import { LRUCache } from 'lru-cache';

import { type ChangedPages, everyPage, isChangedPage } from '#domain/catalog/catalog-change.ts';

import { encodedPage, plainPage, type CachedPage } from './cached-page.ts';
import { withoutNonce } from './cached-policy.ts';
import { isForAnybody } from './page-key.ts';

/** How long a page that everyone sees alike is given again, in milliseconds. */
export const pageFreshMs = 10_000;
/** For so long after that it is still given, while one request renders it anew. */
export const pageStaleMs = 50_000;
const mostPages = 500;
const mostBytes = 64 * 1024 * 1024;
/** A page that took longer than so many changes is not kept. */
const mostChanges = 1_000;

/**
 * What a page says of caches. Browsers ask each time, which costs a few bytes; of a page that is the same for everyone,
 * what stands in front of the site may answer for a while, and give an older one while it fetches a new one.
 */
const cacheHeaders = {
  everyone: {
    'cache-control': `public, max-age=0, s-maxage=${pageFreshMs / 1_000}, must-revalidate`,
    'surrogate-control': `max-age=${pageFreshMs / 1_000}, stale-while-revalidate=${pageStaleMs / 1_000}`,
    vary: 'accept-encoding',
  },
  someone: {
    'cache-control': 'private, max-age=0, must-revalidate',
    vary: 'accept-encoding, cookie',
  },
} as const;

/** How a page is made. */
export interface PageMaking {
  /** Its origin, which its policy names. */
  readonly origin: string;
  /** What the host says with every answer to this address. */
  readonly hostHeaders: Readonly<Record<string, string>>;
  /** Whether it is the same for everyone, or differs by harmless cookies. */
  readonly readers: 'everyone' | 'someone';
  readonly render: () => Promise<Response>;
}

/** A page that is there. `isStale`: it has to be rendered anew, by one request, and may be given meanwhile. */
export interface FoundPage {
  readonly page: CachedPage;
  readonly isStale: boolean;
}

/**
 * Keeps anonymous pages as bytes: rendering one costs a hundred times more than sending it. A change is seen when a few
 * seconds have passed, or at once after `clear` (ADR 0012).
 * One visitor's request renders a page; others wait for it, or get the page before it.
 * @param now milliseconds that only grow; for tests
 */
export function createPageCache(now: () => number = () => performance.now()) {
  const pages = new LRUCache<string, { page: CachedPage; madeAt: number }>({
    max: mostPages,
    maxSize: mostBytes,
    sizeCalculation: ({ page }) => page.bytes,
    ttl: pageFreshMs + pageStaleMs,
    ttlResolution: 0,
    perf: { now },
  });
  /** Addresses whose answers were no pages for anyone: no one waits for what would not be kept. */
  const personal = new LRUCache<string, true>({ max: 2_000, ttl: 60_000, perf: { now } });
  /** Renderings under way that others wait for. */
  const making = new Map<string, Promise<unknown>>();

  /** What was changed lately, and how many changes before those. */
  const changes: ChangedPages[] = [];
  let forgotten = 0;
  const round = () => forgotten + changes.length;

  /** Whether a page, or one that may be kept under no such key, shows something that was changed. */
  function isMadeOf(key: string, changed: ChangedPages): boolean {
    const [, address = ''] = key.split('\n');
    return isChangedPage(address.split('?')[0] ?? '', changed);
  }

  /** Whether a page whose making began then shows nothing that was changed since. */
  function isAsItIs(key: string, begunIn: number): boolean {
    if (begunIn < forgotten) return false;
    return !changes.slice(begunIn - forgotten).some((changed) => isMadeOf(key, changed));
  }

  function store(key: string, html: string, headers: Headers): void {
    const kept = { page: plainPage(html, headers), madeAt: now() };
    pages.set(key, kept);
    void encodedPage(kept.page, headers).then((page) => {
      if (pages.peek(key) !== kept) return;
      // Its age is that of the rendering.
      const ttl = Math.max(1, kept.madeAt + pageFreshMs + pageStaleMs - now());
      pages.set(key, { page, madeAt: kept.madeAt }, { ttl });
    });
  }

  /** Reads an answer to its end and keeps it, if anyone may get it and nothing that it shows was changed since. */
  async function keep(
    key: string,
    { origin, hostHeaders, readers }: PageMaking,
    response: Response,
    begunIn: number,
  ): Promise<Response> {
    if (!isForAnybody(response)) {
      personal.set(key, true);
      return response;
    }
    const own = new Headers(response.headers);
    const { html, headers } = withoutNonce(await response.text(), own, origin);
    for (const [name, value] of Object.entries(cacheHeaders[readers])) headers.set(name, value);
    if (isAsItIs(key, begunIn)) {
      const all = new Headers(hostHeaders);
      // What the page says stands in place of what the host says of all answers.
      for (const [name, value] of headers) all.set(name, value);
      store(key, html, all);
    }
    return new Response(html, { headers });
  }

  /** Renders a page, and keeps it if it may be kept. @returns an equal answer, which says what it depends on */
  async function make(key: string, page: PageMaking): Promise<Response> {
    const begunIn = round();
    const answer = page.render().then((response) => keep(key, page, response, begunIn));
    if (making.has(key) || personal.has(key)) return answer;
    making.set(
      key,
      answer.then(() => null).catch(() => null),
    );
    try {
      return await answer;
    } finally {
      making.delete(key);
    }
  }

  return {
    find(key: string): FoundPage | null {
      const kept = pages.get(key);
      if (!kept) return null;
      return { page: kept.page, isStale: now() - kept.madeAt > pageFreshMs };
    },

    /** Throws pages away: what they are made of was changed. */
    clear(changed: ChangedPages = everyPage): void {
      changes.push(changed);
      if (changes.length > mostChanges) forgotten += changes.splice(0, changes.length / 2).length;
      for (const key of [...pages.keys()]) if (isMadeOf(key, changed)) pages.delete(key);
    },

    make,

    /** Resolves once no one else is rendering the page; at once where no one is. */
    whileMade: (key: string): Promise<unknown> => making.get(key) ?? Promise.resolve(),

    /** Renders a stale page anew behind its visitors, unless that is under way. @throws never */
    refresh(key: string, page: PageMaking): void {
      if (making.has(key)) return;
      make(key, page).catch((error: unknown) => console.error(error));
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
