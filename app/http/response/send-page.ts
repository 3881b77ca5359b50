import type { IncomingMessage, ServerResponse } from 'node:http';

import type { PageVariant } from './cached-page.ts';

/** Sends a cached page, or 304 if the browser already has it. */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  { head, etag, body }: PageVariant,
  ownHeaders: readonly string[] = [],
): void {
  if (req.headers['if-none-match'] === etag) {
    res.writeHead(304, [...ownHeaders, ...notModifiedHeaders(head)]).end();
    return;
  }
  res.writeHead(200, [...ownHeaders, ...head]).end(body);
}

/** A 304 has no body, so it omits the headers that describe one. */
function notModifiedHeaders(head: readonly string[]): string[] {
  return head.filter((_, at) => {
    const name = head[at - (at % 2)] ?? '';
    return !/^content-(?:length|type|encoding)$/.test(name);
  });
}
