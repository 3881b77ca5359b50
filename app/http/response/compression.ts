import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Transform } from 'node:stream';

/**
 * What shrinks; pictures, videos and fonts are compressed in themselves, and a few words now and then are not worth it.
 */
const shrinks =
  /^(?:text\/(?!event-stream)|application\/(?:json|xml|javascript|manifest\+json)|image\/svg\+xml)/;
/** Below this a packet holds the answer either way. */
const worthIt = 1024;

/** One encoding of an answer on its way. */
export interface Compression {
  readonly encoding: 'br' | 'gzip';
  /** A stream that passes every piece on as soon as it came: a page may still be in the making. */
  readonly start: () => Transform;
}

const brotli: Compression = {
  encoding: 'br',
  start: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    }),
};
const gzip: Compression = {
  encoding: 'gzip',
  start: () => createGzip({ flush: constants.Z_SYNC_FLUSH, level: 5 }),
};

/** Whether `accept-encoding` names an encoding and does not refuse it by `q=0`. */
export function takes(accepted: string, encoding: string): boolean {
  const wanted = accepted.split(',').find((one) => one.split(';', 1)[0]?.trim() === encoding);
  return wanted !== undefined && !/;\s*q=0(?:\.0*)?\s*$/.test(wanted);
}

/** Whether the same answer could go out in another encoding: caches have to know. */
export function isCompressible(headers: Headers): boolean {
  if (!shrinks.test(headers.get('content-type') ?? '')) return false;
  if (headers.has('content-encoding') || headers.has('content-range')) return false;
  return Number(headers.get('content-length') ?? worthIt) >= worthIt;
}

/**
 * How an answer that can be compressed goes out; null for as it is.
 * @param accepted the request's `accept-encoding`
 */
export function compressionFor(accepted: string): Compression | null {
  if (takes(accepted, 'br')) return brotli;
  return takes(accepted, 'gzip') ? gzip : null;
}
