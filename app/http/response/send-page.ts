import type { IncomingMessage, ServerResponse } from 'node:http';

import type { PageVariant } from './cached-page.ts';

/** Sends a kept page, or says that the visitor has it already. */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  { head, etag, body }: PageVariant,
  ownHeaders: readonly string[] = [],
): void {
  if (req.headers['if-none-match'] === etag) {
    res.writeHead(304, [...ownHeaders, ...headOf304(head)]).end();
    return;
  }
  res.writeHead(200, [...ownHeaders, ...head]).end(body);
}

/** An answer without a body says nothing of one. */
function headOf304(head: readonly string[]): string[] {
  return head.filter((_, at) => {
    const name = head[at - (at % 2)] ?? '';
    return !/^content-(?:length|type|encoding)$/.test(name);
  });
}
