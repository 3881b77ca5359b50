import type { IncomingMessage } from 'node:http';

import { isSharedPage } from '#domain/site/shared-pages.ts';

/** Cookies that change a page without identifying the visitor, and their allowed values. */
const harmlessCookies: ReadonlyMap<string, RegExp> = new Map([
  ['theme', /^(light|dark|system)$/],
  ['tz', /^(?:[\w+/-]|%2[BF]){1,64}$/],
]);

/** The parts of a request head that identify the page. */
export type AskedPage = Pick<IncomingMessage, 'method' | 'url'> & {
  readonly headers: Pick<IncomingMessage['headers'], 'host' | 'cookie' | 'authorization'>;
};

function harmless(cookie: string): string | null {
  const cookies = cookie.split(/;\s*/).filter((text) => text !== '');
  for (const one of cookies) {
    const [name = '', value = ''] = one.split('=', 2);
    if (!harmlessCookies.get(name)?.test(value)) return null;
  }
  return cookies.toSorted().join('\n');
}

/** Shared pages are rendered without cookies; only the cookie that opens a closed site matters. */
function cookiesThatCount(cookie: string, isShared: boolean): string | null {
  if (!isShared) return harmless(cookie);
  return cookie.includes('__Host-gate=') ? null : '';
}

/** Whether a page has the same bytes for everyone who may see the site. @param url `/path?query` */
export function isShared(url: string): boolean {
  return isSharedPage(url.split('?', 1)[0] ?? '');
}

/**
 * The cache key of a page: host, URL and, if the page varies, its harmless cookies. Null for anything that could be
 * personal: requests with credentials, or other than a GET of a page.
 */
export function pageKey({ method, url = '/', headers }: AskedPage): string | null {
  if (method !== 'GET' || headers.authorization !== undefined) return null;
  if (/^\/(api|dev|_serverFn|static|wp-json)\//.test(url)) return null;
  // A link that is taken back shows nothing from the next moment on.
  if (/^(?:\/[a-z]{2})?\/gift\//.test(url)) return null;
  const cookies = cookiesThatCount(headers.cookie ?? '', isShared(url));
  return cookies === null ? null : `${headers.host?.toLowerCase()}\n${url}\n${cookies}`;
}

export function isForAnybody({ status, headers }: Response): boolean {
  return (
    status === 200 &&
    headers.get('content-type')?.startsWith('text/html') === true &&
    !headers.has('set-cookie') &&
    !/\b(?:no-store|private)\b/i.test(headers.get('cache-control') ?? '')
  );
}
