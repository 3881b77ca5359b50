import { LRUCache } from 'lru-cache';

import { type ChangedPages, everyPage, isChangedPage } from '#domain/catalog/catalog-change.ts';

import { cachedPage, type CachedPage } from './cached-page.ts';
import { withoutNonce } from './cached-policy.ts';
import { isForAnybody } from './page-key.ts';

/** How long a cached page is fresh, in milliseconds. */
export const pageFreshMs = 10_000;
/** How long after that a stale page may be served while one request re-renders it. */
export const pageStaleMs = 50_000;
const maxPages = 500;
const maxBytes = 64 * 1024 * 1024;
/** A page is not cached if more changes than this arrived during its rendering. */
const maxChanges = 1_000;

/**
 * Cache headers of pages. Browsers revalidate every time, which costs a few bytes. A shared cache may serve a page that
 * is the same for everyone for a while, and a stale one while it revalidates.
 */
const cacheHeaders = {
  public: {
    'cache-control': `public, max-age=0, s-maxage=${pageFreshMs / 1_000}, must-revalidate`,
    'surrogate-control': `max-age=${pageFreshMs / 1_000}, stale-while-revalidate=${pageStaleMs / 1_000}`,
    vary: 'accept-encoding',
  },
  private: {
    'cache-control': 'private, max-age=0, must-revalidate',
    vary: 'accept-encoding, cookie',
  },
} as const;

/** How to render a page, and for whom. */
export interface PageRender {
  /** Its origin, used in its content security policy. */
  readonly origin: string;
  /** Headers the host adds to every response at this URL. */
  readonly hostHeaders: Readonly<Record<string, string>>;
  /** Whether it is the same for everyone, or varies by harmless cookies. */
  readonly audience: 'public' | 'private';
  readonly render: () => Promise<Response>;
}

/** A cached page. If stale, it may still be served while one request re-renders it. */
export interface FoundPage {
  readonly page: CachedPage;
  readonly isStale: boolean;
}

/**
 * Caches anonymous pages as bytes: rendering one costs a hundred times more than sending it. A change becomes visible
 * within seconds, or at once after `clear` (ADR 0012). One request renders a page; the others wait for it or get the
 * stale page.
 * @param now monotonic milliseconds; for tests
 */
export function createPageCache(now: () => number = () => performance.now()) {
  const pages = new LRUCache<string, { page: CachedPage; madeAt: number }>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.bytes,
    ttl: pageFreshMs + pageStaleMs,
    ttlResolution: 0,
    perf: { now },
  });
  /** Keys whose responses were not cacheable: no request waits for another one's. */
  const uncacheable = new LRUCache<string, true>({ max: 2_000, ttl: 60_000, perf: { now } });
  /** Renders in flight that other requests wait for. */
  const inFlight = new Map<string, Promise<unknown>>();

  /** Recent changes, and how many older ones were dropped. */
  const changes: ChangedPages[] = [];
  let droppedChanges = 0;
  const changeCount = () => droppedChanges + changes.length;

  /** Whether the page for this key, cached or not, shows something that changed. */
  function isAffectedBy(key: string, changed: ChangedPages): boolean {
    const [, address = ''] = key.split('\n');
    return isChangedPage(address.split('?')[0] ?? '', changed);
  }

  /** Whether nothing on the page has changed since its rendering began. */
  function isCurrent(key: string, changeCountAtStart: number): boolean {
    if (changeCountAtStart < droppedChanges) return false;
    return !changes
      .slice(changeCountAtStart - droppedChanges)
      .some((changed) => isAffectedBy(key, changed));
  }

  /** Caches a page, compressed in every encoding requested for the previous one. */
  async function store(
    key: string,
    html: string,
    headers: Headers,
    changeCountAtStart: number,
  ): Promise<void> {
    const madeAt = now();
    const page = cachedPage(html, headers);
    const before = pages.peek(key)?.page.requestedEncodings() ?? [];
    await Promise.all(before.map((encoding) => page.prepare(encoding)));
    // The age counts from the render, not from the end of compression.
    const ttl = Math.max(1, madeAt + pageFreshMs + pageStaleMs - now());
    if (isCurrent(key, changeCountAtStart)) pages.set(key, { page, madeAt }, { ttl });
  }

  /** Reads a response to its end. `kept` resolves once it is cached, or at once if it is not cacheable. */
  async function read(
    key: string,
    { origin, hostHeaders, audience }: PageRender,
    response: Response,
    changeCountAtStart: number,
  ): Promise<{ readonly answer: Response; readonly kept: Promise<void> }> {
    if (!isForAnybody(response)) {
      uncacheable.set(key, true);
      return { answer: response, kept: Promise.resolve() };
    }
    const own = new Headers(response.headers);
    const { html, headers } = withoutNonce(await response.text(), own, origin);
    for (const [name, value] of Object.entries(cacheHeaders[audience])) headers.set(name, value);
    const all = new Headers(hostHeaders);
    // The page's headers override the host's.
    for (const [name, value] of headers) all.set(name, value);
    return {
      answer: new Response(html, { headers }),
      kept: store(key, html, all, changeCountAtStart),
    };
  }

  /** Renders a page and caches it if it is cacheable. @returns the same page, with its cache headers */
  async function make(key: string, page: PageRender): Promise<Response> {
    const changeCountAtStart = changeCount();
    const reading = page.render().then((response) => read(key, page, response, changeCountAtStart));
    const answer = reading.then((one) => one.answer);
    const kept = reading.then((one) => one.kept).catch(() => null);
    if (inFlight.has(key) || uncacheable.has(key)) return answer;
    inFlight.set(
      key,
      kept.finally(() => inFlight.delete(key)),
    );
    return answer;
  }

  return {
    find(key: string): FoundPage | null {
      const kept = pages.get(key);
      if (!kept) return null;
      return { page: kept.page, isStale: now() - kept.madeAt > pageFreshMs };
    },

    /** Evicts the pages that a change affects. */
    clear(changed: ChangedPages = everyPage): void {
      changes.push(changed);
      if (changes.length > maxChanges)
        droppedChanges += changes.splice(0, changes.length / 2).length;
      for (const key of [...pages.keys()]) if (isAffectedBy(key, changed)) pages.delete(key);
    },

    make,

    /** Resolves when no render of the page is in flight. */
    whenRendered: (key: string): Promise<unknown> => inFlight.get(key) ?? Promise.resolve(),

    /** Re-renders a stale page in the background, unless a render is in flight. @throws never */
    refresh(key: string, page: PageRender): void {
      if (inFlight.has(key)) return;
      make(key, page).catch((error: unknown) => console.error(error));
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;
