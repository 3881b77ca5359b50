import type { IncomingMessage } from 'node:http';

import type { PageVariant } from './cached-page.ts';
import type { PageCache } from './page-cache.ts';
import { pageKey } from './page-key.ts';

function hasOneHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
}

/**
 * The cached page for a request, if it is fresh and already compressed as requested. Only requests that passed all
 * guards fill the cache, so the same URL on the same host passes too; requests with anything else that the guards check
 * are not served here.
 */
export function findPage(pages: PageCache, req: IncomingMessage): PageVariant | null {
  const { headers, rawHeaders } = req;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) {
    return null;
  }
  if (headers.expect !== undefined || headers.upgrade !== undefined) return null;
  const key = hasOneHost(rawHeaders) ? pageKey(req) : null;
  const found = key === null ? null : pages.find(key);
  if (!found || found.isStale) return null;
  return found.page.ready(String(headers['accept-encoding'] ?? ''));
}
