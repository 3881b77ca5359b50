import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

import { drainAndClose, closeLater } from '../lifecycle/drain-and-close.ts';

/** Responds with a bare status and closes the connection: any further data on it is not read as a request. */
export function refuse(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders = {},
): void {
  if (res.headersSent) return;
  closeLater(req);
  res
    .writeHead(status, {
      'cache-control': 'no-store',
      ...headers,
      connection: 'close',
      'content-type': 'text/plain',
    })
    .end();
  drainAndClose(req);
}
