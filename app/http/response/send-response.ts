import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

import { compressionFor, flushedOnce, isCompressible } from './compression.ts';
import { coalesceChunks } from './coalesce-chunks.ts';

function isForOne(headers: Headers): boolean {
  return headers.get('content-security-policy')?.includes("'nonce-") === true;
}

/**
 * Sends a web response. Its body is read only as fast as the client takes it, and cancelled if the client disconnects.
 * Text is compressed.
 * @param accepted the request's `accept-encoding`
 */
export async function sendResponse(
  outgoing: ServerResponse,
  response: Response,
  withBody: boolean,
  accepted: string,
): Promise<void> {
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  // Errors are not cached, even at paths whose files are; nor is a page with a per-request nonce.
  const isOfNow = response.status >= 400 || isForOne(response.headers);
  if (isOfNow && !response.headers.has('cache-control')) {
    outgoing.setHeader('cache-control', 'no-store');
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  const canShrink = isCompressible(response.headers);
  const compression = canShrink && response.body ? compressionFor(accepted) : null;
  if (canShrink) {
    const before = response.headers.get('vary');
    const isNamed = before?.includes('accept-encoding') === true;
    if (!isNamed)
      outgoing.setHeader('vary', before ? `${before}, accept-encoding` : 'accept-encoding');
  }
  if (compression) {
    outgoing.setHeader('content-encoding', compression.encoding);
    outgoing.removeHeader('content-length');
  }
  outgoing.writeHead(response.status);
  if (response.body === null || !withBody) {
    await response.body?.cancel();
    outgoing.end();
    return;
  }
  // A client that disconnects midway is not our error, and by now a broken body can only be cut off.
  const stream = compression?.start();
  const sent = stream
    ? pipeline(flushedOnce(coalesceChunks(response.body), stream), stream, outgoing)
    : pipeline(response.body, outgoing);
  await sent.catch(() => outgoing.destroy());
}
