import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';

import { takes } from './compression.ts';

/** A page in one encoding, with its headers. */
export interface PageVariant {
  /** Alternating names and values, as `writeHead` takes them. */
  readonly head: readonly string[];
  readonly etag: string;
  readonly body: Buffer;
}

/** A page ready to send. */
export interface CachedPage {
  readonly plain: PageVariant;
  /** Approximate size including all variants. */
  readonly bytes: number;
  /** The variant for an `accept-encoding` header; null if it is not compressed yet. */
  readonly ready: (accepted: string) => PageVariant | null;
  /** The same, compressing it first if needed. */
  readonly prepare: (accepted: string) => Promise<PageVariant>;
  /** Encodings requested so far. */
  readonly requestedEncodings: () => readonly string[];
}

/** High levels on zlib's thread pool: compressed once, sent often. In order of preference. */
const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  zstd: (bytes: Buffer) =>
    promisify(zstdCompress)(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 15 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
} as const;
type Encoding = keyof typeof encoders;
const encodings = Object.keys(encoders) as Encoding[];

/** Browsers send the same few `accept-encoding` values, so the choice for each is cached. */
const maxPreferences = 200;
const preferences = new Map<string, Encoding | null>();

function preferredOf(accepted: string): Encoding | null {
  const known = preferences.get(accepted);
  if (known !== undefined) return known;
  const found = encodings.find((encoding) => takes(accepted, encoding)) ?? null;
  if (preferences.size >= maxPreferences) preferences.clear();
  preferences.set(accepted, found);
  return found;
}

/**
 * Prepares a page for the cache. High compression costs several times the render, so it is deferred to the first cache
 * hit: most filter URLs are requested once.
 * @param headers response headers without length, encoding and ETag
 */
export function cachedPage(html: string, headers: Headers): CachedPage {
  const text = Buffer.from(html);
  const tag = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  const variantOf = (body: Buffer, encoding: Encoding | null): PageVariant => {
    const etag = `"${tag}${encoding === null ? '' : `-${encoding}`}"`;
    const own = {
      ...Object.fromEntries(headers),
      ...(encoding === null ? {} : { 'content-encoding': encoding }),
      etag,
      'content-length': String(body.byteLength),
    };
    return { head: Object.entries(own).flat(), etag, body };
  };
  const plain = variantOf(text, null);
  const variants = new Map<Encoding, PageVariant>();
  const pending = new Map<Encoding, Promise<PageVariant>>();
  const make = async (encoding: Encoding) => {
    const variant = variantOf(await encoders[encoding](text), encoding);
    variants.set(encoding, variant);
    return variant;
  };
  return {
    plain,
    bytes: text.byteLength * 2,
    ready(accepted) {
      const encoding = preferredOf(accepted);
      return encoding === null ? plain : (variants.get(encoding) ?? null);
    },
    async prepare(accepted) {
      const encoding = preferredOf(accepted);
      if (encoding === null) return plain;
      const promise = pending.get(encoding) ?? make(encoding);
      pending.set(encoding, promise);
      promise.catch(() => pending.delete(encoding));
      return promise;
    },
    requestedEncodings: () => [...pending.keys()],
  };
}
