import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { faults, type FaultName } from './faults.ts';

/** A question as it came by. */
export interface Passing {
  readonly method: string;
  readonly path: string;
}

/** Whether it asks for a change; what is sent to GraphQL only reads. */
export function isWrite({ method, path }: Passing): boolean {
  return method !== 'GET' && !path.startsWith('/index.php');
}

/** Stands between a site and its back end, and spoils what passes while a fault is on. */
export interface FaultProxy {
  readonly origin: string;
  /** What is wrong now; null while all is well. */
  fault: FaultName | null;
  /** Which questions it is wrong with; all of them unless a test says otherwise. */
  spoils: (question: Passing) => boolean;
  /** What came by since this was emptied. */
  readonly asked: Passing[];
  readonly close: () => Promise<void>;
}

interface Answered {
  readonly status: number;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

const page = (words: string) =>
  `<!DOCTYPE html><html><body id="error-page"><p>${words}</p></body></html>`;
const html = (status: number, words: string): Answered => ({
  ...{ status, type: 'text/html; charset=UTF-8', headers: {}, text: page(words) },
});
const asJson = (status: number, body: unknown): Answered => ({
  ...{ status, type: 'application/json; charset=UTF-8', headers: {}, text: JSON.stringify(body) },
});

/** The same kind of thing, a list or an object, with nothing in it that anyone expects. */
function another({ status, text, headers }: Answered): Answered {
  const isList = text.startsWith('[');
  return { ...asJson(status, isList ? [{ strange: true }] : { strange: true }), headers };
}

async function forward(
  origin: string,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
): Promise<Answered> {
  const sent = ['authorization', 'content-type', 'cart-token'].flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const answer = await fetch(`${origin}${url}`, {
    method: method ?? 'GET',
    headers: Object.fromEntries(sent),
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  });
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    headers: Object.fromEntries(
      [...answer.headers].filter(([name]) => name.startsWith('x-wp-') || name === 'cart-token'),
    ),
    text: await answer.text(),
  };
}

function send(response: ServerResponse, { status, type, headers, text }: Answered): void {
  response.writeHead(status, { 'content-type': type, ...headers }).end(text);
}

/**
 * Starts one.
 * @param target address of the back end
 * @param slowMs after how long a slow answer comes
 */
export async function startFaultProxy(target: string, slowMs: number): Promise<FaultProxy> {
  async function spoil(fault: FaultName, request: IncomingMessage, response: ServerResponse) {
    const body = Buffer.concat(await request.toArray());
    const heard = faults[fault].isHeard ? await forward(target, request, body) : null;
    if (heard === null) {
      if (fault === 'broken') send(response, html(500, 'There has been a critical error.'));
      if (fault === 'refusing') {
        const message = 'Sorry, you are not allowed to do that.';
        send(response, asJson(401, { code: 'rest_forbidden', message, data: { status: 401 } }));
      }
      // Anyone who hangs says nothing.
      return;
    }
    if (fault === 'html') return send(response, html(200, 'Briefly unavailable.'));
    if (fault === 'strange') return send(response, another(heard));
    if (fault === 'slow') {
      await pause(slowMs);
      return send(response, heard);
    }
    const half = heard.text.slice(0, Math.floor(heard.text.length / 2));
    response.writeHead(heard.status, {
      'content-type': heard.type,
      'content-length': Buffer.byteLength(heard.text),
    });
    response.write(half, () => request.socket.destroy());
  }

  const server = createServer(async (request, response) => {
    const question = { method: request.method ?? '', path: request.url ?? '' };
    proxy.asked.push(question);
    const { fault } = proxy;
    try {
      if (fault !== null && proxy.spoils(question)) await spoil(fault, request, response);
      else send(response, await forward(target, request, Buffer.concat(await request.toArray())));
    } catch {
      // The site gave up, or the test is over.
      request.socket.destroy();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const proxy: FaultProxy = {
    origin: `http://127.0.0.1:${port}`,
    fault: null,
    spoils: () => true,
    asked: [],
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}
