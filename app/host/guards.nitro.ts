import type { IncomingMessage, ServerResponse } from 'node:http';

import { hostsOf, refusalOf } from './request-guards.ts';

interface NitroApp {
  h3App: { handler: (event: { node: { req: IncomingMessage; res: ServerResponse } }) => unknown };
}

/** Stands before route rules, static files and Start, on the raw Node request. */
export default function guard(nitroApp: NitroApp): void {
  const hosts = hostsOf(process.env['PORT'] ?? '3000', process.env['APP_ORIGIN']);
  const inner = nitroApp.h3App.handler;
  nitroApp.h3App.handler = (event) => {
    const { req, res } = event.node;
    const status = refusalOf(
      {
        method: req.method ?? '',
        target: req.url ?? '',
        host: req.headers.host,
        contentType: req.headers['content-type'],
        contentLength: req.headers['content-length'],
        chunked: req.headers['transfer-encoding'] !== undefined,
      },
      hosts,
    );
    if (status === null) return inner(event);
    res.writeHead(status, { connection: 'close', 'content-type': 'text/plain' }).end();
    return undefined;
  };
}
