import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import type { Backend } from '#backend/server.ts';

export interface BackendPort {
  /** `http://127.0.0.1:port` */
  readonly origin: string;
  readonly close: () => void;
}

/** The back end on a port of its own, for clients that speak to a port. */
export async function openBackendPort(backend: Backend): Promise<BackendPort> {
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const { method = 'GET', url = '/', headers } = incoming;
      const hasBody = method !== 'GET' && method !== 'HEAD';
      const body = hasBody ? await buffer(incoming) : null;
      const sent = Object.entries(headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]);
      const request = new Request(`http://${headers.host}${url}`, { method, headers: sent, body });
      const answer = await backend.fetch(request);
      outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
      outgoing.end(Buffer.from(await answer.arrayBuffer()));
    })().catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
