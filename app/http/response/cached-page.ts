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
  /** Of everything that it may come to hold, roughly. */
  readonly bytes: number;
  /** How it goes out to someone who accepts these encodings; null where it was not compressed so yet. */
  readonly ready: (accepted: string) => PageVariant | null;
  /** The same, compressed for the first who ask. */
  readonly prepare: (accepted: string) => Promise<PageVariant>;
  /** What it was asked for so far, as `accept-encoding` says it. */
  readonly encodings: () => readonly string[];
}

/** Made once and sent often, by zlib's threads. In the order in which they are preferred. */
const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  zstd: (bytes: Buffer) =>
    promisify(zstdCompress)(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 15 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
} as const;
type Encoding = keyof typeof encoders;
const encodings = Object.keys(encoders) as Encoding[];

/** Browsers say the same few things: what was made of each is remembered. */
const mostAccepted = 200;
const preferences = new Map<string, Encoding | null>();

function preferredOf(accepted: string): Encoding | null {
  const known = preferences.get(accepted);
  if (known !== undefined) return known;
  const found = encodings.find((encoding) => takes(accepted, encoding)) ?? null;
  if (preferences.size >= mostAccepted) preferences.clear();
  preferences.set(accepted, found);
  return found;
}

/**
 * Keeps a page. Compressing it well costs several times its rendering, so that this waits for someone who asks for what
 * is kept: most addresses with filters are asked for once.
 * @param headers all that its answers say, but for its length, its encoding and its tag
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
  const made = new Map<Encoding, PageVariant>();
  const making = new Map<Encoding, Promise<PageVariant>>();
  const make = async (encoding: Encoding) => {
    const variant = variantOf(await encoders[encoding](text), encoding);
    made.set(encoding, variant);
    return variant;
  };
  return {
    plain,
    bytes: text.byteLength * 2,
    ready(accepted) {
      const encoding = preferredOf(accepted);
      return encoding === null ? plain : (made.get(encoding) ?? null);
    },
    async prepare(accepted) {
      const encoding = preferredOf(accepted);
      if (encoding === null) return plain;
      const underWay = making.get(encoding) ?? make(encoding);
      making.set(encoding, underWay);
      return underWay;
    },
    encodings: () => [...making.keys()],
  };
}
