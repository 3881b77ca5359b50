import type { IncomingMessage } from 'node:http';

/**
 * Converts a Node request, whose host has been checked, to a web request. Its body is read from the socket only on
 * demand.
 * @param publicOrigin the site's public origin, behind TLS; requests for other hosts came over http
 * @param body the body to read, or null
 * @param signal aborts when the visitor disconnects
 */
export function webRequest(
  incoming: IncomingMessage,
  publicOrigin: string | undefined,
  body: ReadableStream<Uint8Array> | null,
  signal: AbortSignal,
): Request {
  const headers = new Headers();
  for (let at = 0; at < incoming.rawHeaders.length; at += 2) {
    headers.append(incoming.rawHeaders[at] ?? '', incoming.rawHeaders[at + 1] ?? '');
  }
  const host = (incoming.headers.host ?? '').toLowerCase();
  const isPublic = publicOrigin !== undefined && new URL(publicOrigin).host === host;
  const origin = isPublic ? new URL(publicOrigin).origin : `http://${host}`;
  const url = new URL(`${origin}${incoming.url ?? '/'}`);
  const method = incoming.method ?? 'GET';
  if (body === null) return new Request(url, { method, headers, signal });
  // TypeScript's DOM types lack `duplex`, which a stream body requires.
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers,
    signal,
    body,
    duplex: 'half',
  };
  return new Request(url, init);
}
