import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

import { LRUCache } from 'lru-cache';

import { type ChangedPages, everyPage, isChangedPage } from '#domain/catalog/catalog-change.ts';

import { withoutNonce } from './cached-policy.ts';
import { isForAnybody } from './page-key.ts';

/** How long a page that everyone sees alike is given again, in milliseconds. */
export const pageFreshMs = 10_000;
const mostPages = 500;
const mostBytes = 64 * 1024 * 1024;
/** A page that took longer than so many changes is not kept. */
const mostChanges = 1_000;

const compress = promisify(brotliCompress);

/** A page as it goes out, ready. */
export interface CachedPage {
  readonly headers: readonly (readonly [string, string])[];
  readonly plain: Buffer;
  /** Made after the page was sent for the first time, so that no one waits for it. */
  brotli?: Buffer;
}

/**
 * Keeps anonymous pages as bytes for a few seconds: rendering one costs a hundred times more than sending it. A change
 * is seen when they have passed, or at once after `clear` (ADR 0012).
 * @param now milliseconds that only grow; for tests
 */
export function createPageCache(now: () => number = () => performance.now()) {
  const pages = new LRUCache<string, CachedPage>({
    max: mostPages,
    maxSize: mostBytes,
    sizeCalculation: ({ plain }) => plain.byteLength * 2,
    ttl: pageFreshMs,
    ttlResolution: 0,
    perf: { now },
  });

  /** What was changed lately, and how many changes before those. */
  const changes: ChangedPages[] = [];
  let forgotten = 0;

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

  return {
    find: (key: string): CachedPage | null => pages.get(key) ?? null,

    /** What `keep` has to be told: the round in which the making of a page began. */
    round: () => forgotten + changes.length,

    /** Throws pages away: what they are made of was changed. */
    clear(changed: ChangedPages = everyPage): void {
      changes.push(changed);
      if (changes.length > mostChanges) forgotten += changes.splice(0, changes.length / 2).length;
      for (const key of [...pages.keys()]) if (isMadeOf(key, changed)) pages.delete(key);
    },

    /**
     * Reads an answer to its end and keeps it, if it is a page that anyone may get and nothing that it shows was
     * changed since its making began.
     * @param origin of the page, which its policy names
     * @returns an equal answer, which says what it depends on
     */
    async keep(
      key: string,
      response: Response,
      origin: string,
      begunIn = forgotten + changes.length,
    ): Promise<Response> {
      if (!isForAnybody(response)) return response;
      const { html, headers } = withoutNonce(
        await response.text(),
        new Headers(response.headers),
        origin,
      );
      const plain = Buffer.from(html);
      headers.append('vary', 'accept-encoding, cookie');
      const page: CachedPage = { headers: [...headers], plain };
      if (isAsItIs(key, begunIn)) pages.set(key, page);
      const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 };
      void compress(plain, { params: quality }).then((brotli) => {
        page.brotli = brotli;
      });
      return new Response(plain, { headers });
    },
  };
}
