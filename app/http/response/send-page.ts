import type { IncomingMessage, ServerResponse } from 'node:http';

import type { CachedPage } from './page-cache.ts';

/** Sends a kept page, compressed for anyone who takes that. */
export function sendPage(req: IncomingMessage, res: ServerResponse, page: CachedPage): void {
  const { brotli } = page;
  const isCompressed =
    brotli !== undefined && /\bbr\b/.test(String(req.headers['accept-encoding']));
  const body = isCompressed ? brotli : page.plain;
  for (const [name, value] of page.headers) res.setHeader(name, value);
  if (isCompressed) res.setHeader('content-encoding', 'br');
  res.setHeader('content-length', body.byteLength);
  res.writeHead(200).end(body);
}
