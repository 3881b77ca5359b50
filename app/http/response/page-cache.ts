import { LRUCache } from 'lru-cache';

import { type ChangedPages, everyPage, isChangedPage } from '#domain/catalog/catalog-change.ts';

import { cachedPage, type CachedPage } from './cached-page.ts';
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

  /** Keeps a page, in the encodings in which the one before it was asked for. */
  async function store(
    key: string,
    html: string,
    headers: Headers,
    begunIn: number,
  ): Promise<void> {
    const madeAt = now();
    const page = cachedPage(html, headers);
    const before = pages.peek(key)?.page.encodings() ?? [];
    await Promise.all(before.map((encoding) => page.prepare(encoding)));
    // Its age is that of the rendering.
    const ttl = Math.max(1, madeAt + pageFreshMs + pageStaleMs - now());
    if (isAsItIs(key, begunIn)) pages.set(key, { page, madeAt }, { ttl });
  }

  /** Reads an answer to its end. `kept` resolves once it is kept, or at once where it may not be. */
  async function read(
    key: string,
    { origin, hostHeaders, readers }: PageMaking,
    response: Response,
    begunIn: number,
  ): Promise<{ readonly answer: Response; readonly kept: Promise<void> }> {
    if (!isForAnybody(response)) {
      personal.set(key, true);
      return { answer: response, kept: Promise.resolve() };
    }
    const own = new Headers(response.headers);
    const { html, headers } = withoutNonce(await response.text(), own, origin);
    for (const [name, value] of Object.entries(cacheHeaders[readers])) headers.set(name, value);
    const all = new Headers(hostHeaders);
    // What the page says stands in place of what the host says of all answers.
    for (const [name, value] of headers) all.set(name, value);
    return { answer: new Response(html, { headers }), kept: store(key, html, all, begunIn) };
  }

  /** Renders a page, and keeps it if it may be kept. @returns an equal answer, which says what it depends on */
  async function make(key: string, page: PageMaking): Promise<Response> {
    const begunIn = round();
    const reading = page.render().then((response) => read(key, page, response, begunIn));
    const answer = reading.then((one) => one.answer);
    if (making.has(key) || personal.has(key)) return answer;
    const kept = reading
      .then((one) => one.kept)
      .catch(() => null)
      .finally(() => making.delete(key));
    making.set(key, kept);
    return answer;
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
