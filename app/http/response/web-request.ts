import type { IncomingMessage } from 'node:http';

/**
 * The web's form of a Node request whose host was checked before. Its body is read from the socket only as fast as
 * someone reads it.
 * @param publicOrigin where the site is reached from outside, behind TLS; requests for other hosts came over http
 * @param body what is read as the body, or null
 * @param signal aborts when the visitor went away
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
  // TypeScript's DOM does not know `duplex`, without which a stream is refused.
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers,
    signal,
    body,
    duplex: 'half',
  };
  return new Request(url, init);
}
