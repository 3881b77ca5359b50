import { once } from 'node:events';
import { request as ask } from 'node:http';
import { createServer } from 'node:https';

import { generate } from 'selfsigned';

/** A front with a certificate that no one vouches for, before a server without TLS. */
export interface TlsFront {
  /** `localhost:port` */
  readonly host: string;
  readonly close: () => void;
}

/**
 * @param origin of the server behind
 * @param own answers of the front itself, by path: media type and text
 */
export async function startTlsFront(
  origin: string,
  own: Readonly<Record<string, readonly [type: string, text: string]>>,
): Promise<TlsFront> {
  const pair = await generate([{ name: 'commonName', value: 'localhost' }]);
  const server = createServer({ key: pair.private, cert: pair.cert }, (incoming, outgoing) => {
    const page = own[incoming.url ?? ''];
    if (page) {
      outgoing.writeHead(200, { 'content-type': page[0] }).end(page[1]);
      return;
    }
    const { method } = incoming;
    const headers = { ...incoming.headers, host: new URL(origin).host };
    const passed = ask(new URL(incoming.url ?? '/', origin), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    host: `localhost:${typeof address === 'object' && address ? address.port : 0}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
