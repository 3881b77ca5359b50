import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

import { takes } from './compression.ts';

/** One encoding of a page, with all that is sent before it. */
export interface PageVariant {
  /** Names and values in turn, as `writeHead` takes them. */
  readonly head: readonly string[];
  readonly etag: string;
  readonly body: Buffer;
}

/** A page as it goes out, ready. */
export interface CachedPage {
  readonly plain: PageVariant;
  /** In the order in which they are preferred. */
  readonly encoded: readonly (PageVariant & { readonly encoding: string })[];
  /** Of everything that is held. */
  readonly bytes: number;
}

function variantOf(headers: Headers, body: Buffer, tag: string, encoding: string | null) {
  const etag = `"${tag}${encoding === null ? '' : `-${encoding}`}"`;
  const own = {
    ...Object.fromEntries(headers),
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
    etag,
    'content-length': String(body.byteLength),
  };
  return { head: Object.entries(own).flat(), etag, body };
}

const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  zstd: (bytes: Buffer) =>
    promisify(zstdCompress)(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 15 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
} as const;

/**
 * A page in every encoding, compressed by threads of their own.
 * @param headers all that its answers say, but for its length, its encoding and its tag
 */
export async function encodedPage(html: string, headers: Headers): Promise<CachedPage> {
  const body = Buffer.from(html);
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const encoded = await Promise.all(
    Object.entries(encoders).map(async ([encoding, encode]) => ({
      encoding,
      ...variantOf(headers, await encode(body), tag, encoding),
    })),
  );
  const bytes = encoded.reduce((sum, one) => sum + one.body.byteLength, body.byteLength);
  return { plain: variantOf(headers, body, tag, null), encoded, bytes };
}

/** Browsers say the same few things: what was made of each is remembered. */
const mostAccepted = 200;
const encodingsOf = new Map<string, readonly string[]>();

function encodingsIn(accepted: string): readonly string[] {
  const known = encodingsOf.get(accepted);
  if (known) return known;
  const found = Object.keys(encoders).filter((encoding) => takes(accepted, encoding));
  if (encodingsOf.size >= mostAccepted) encodingsOf.clear();
  encodingsOf.set(accepted, found);
  return found;
}

/** How a page goes out to someone who accepts these encodings. */
export function variantFor({ plain, encoded }: CachedPage, accepted: string): PageVariant {
  const encodings = encodingsIn(accepted);
  return encoded.find(({ encoding }) => encodings.includes(encoding)) ?? plain;
}
