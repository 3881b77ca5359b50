import { constants, createBrotliCompress, createGzip, createZstdCompress } from 'node:zlib';
import type { BrotliCompress, Gzip, ZstdCompress } from 'node:zlib';

/**
 * Compressible types. Pictures, videos and fonts are already compressed, and event streams are too sparse to be worth
 * it.
 */
const shrinks =
  /^(?:text\/(?!event-stream)|application\/(?:json|xml|javascript|manifest\+json)|image\/svg\+xml)/;
/** Below this the response fits into one packet either way. */
const worthIt = 1024;

/** An encoding for a response that is sent once, so speed matters as much as size. */
export interface Compression {
  readonly encoding: 'zstd' | 'gzip' | 'br';
  readonly start: () => ZstdCompress | Gzip | BrotliCompress;
}

/**
 * In order of preference: for a 106 kB list of celebrities, zstd makes 14.6 kB in 0.2 ms, brotli 16.1 in the same time,
 * gzip 17.8 in 0.4.
 */
const compressions: readonly Compression[] = [
  { encoding: 'zstd', start: () => createZstdCompress() },
  {
    encoding: 'br',
    start: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  },
  { encoding: 'gzip', start: () => createGzip({ level: 1 }) },
];

/** Whether `accept-encoding` lists an encoding and does not exclude it with `q=0`. */
export function takes(accepted: string, encoding: string): boolean {
  const wanted = accepted.split(',').find((one) => one.split(';', 1)[0]?.trim() === encoding);
  return wanted !== undefined && !/;\s*q=0(?:\.0*)?\s*$/.test(wanted);
}

/** Whether the response could be sent in another encoding, which caches have to know. */
export function isCompressible(headers: Headers): boolean {
  if (!shrinks.test(headers.get('content-type') ?? '')) return false;
  if (headers.has('content-encoding') || headers.has('content-range')) return false;
  return Number(headers.get('content-length') ?? worthIt) >= worthIt;
}

/**
 * The encoding for a compressible response; null to send it as is.
 * @param accepted the request's `accept-encoding`
 */
export function compressionFor(accepted: string): Compression | null {
  return compressions.find(({ encoding }) => takes(accepted, encoding)) ?? null;
}

/**
 * Feeds a response to its compressor. The first chunk is flushed at once, so that the browser can start on the page's
 * head; flushing every chunk that React writes would cost more than the rendering.
 */
export async function* flushedOnce(
  body: AsyncIterable<Uint8Array>,
  stream: ReturnType<Compression['start']>,
): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const piece of body) {
    yield piece;
    if (isFirst) stream.flush();
    isFirst = false;
  }
}
