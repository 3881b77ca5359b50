import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { compressionFor, flushedOnce, isCompressible } from './compression.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };
const can = (headers: Record<string, string>) => isCompressible(new Headers(headers));

describe('what goes out compressed', () => {
  it('is text that no one compressed before', () => {
    expect(can(html)).toBe(true);
    expect(can({ 'content-type': 'application/json', 'content-length': '4096' })).toBe(true);
    expect(can({ ...html, 'content-encoding': 'br' })).toBe(false);
    expect(can({ ...html, 'content-range': 'bytes 0-99/4096' })).toBe(false);
    expect(can({ ...html, 'content-length': '20' })).toBe(false);
    // The last one is told as it comes, a few bytes at a time.
    for (const type of ['image/avif', 'video/mp4', 'font/woff2', 'text/event-stream']) {
      expect(can({ 'content-type': type })).toBe(false);
    }
    expect(can({})).toBe(false);
  });

  it('is what the browser takes, the quickest first', () => {
    expect(compressionFor('gzip, deflate, br, zstd')?.encoding).toBe('zstd');
    expect(compressionFor('gzip, deflate, br')?.encoding).toBe('br');
    expect(compressionFor('gzip;q=1.0')?.encoding).toBe('gzip');
    expect(compressionFor('br;q=0, gzip')?.encoding).toBe('gzip');
    expect(compressionFor('identity')).toBeNull();
    expect(compressionFor('')).toBeNull();
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    ['zstd', zstdDecompressSync],
  ])(
    'passes the beginning of a page on at once, and the rest whole, in %s',
    async (encoding, open) => {
      const stream = compressionFor(encoding)?.start();
      if (!stream) throw new Error('not taken');
      const rest = Promise.withResolvers<void>();
      async function* page() {
        yield Buffer.from('<!doctype html><title>Astera</title>');
        await rest.promise;
        yield Buffer.from('<h1>Astera</h1>');
        yield Buffer.from('<p>Danae</p>');
      }
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      const sent = pipeline(flushedOnce(page(), stream), stream);
      await once(stream, 'data');
      expect(pieces.reduce((sum, piece) => sum + piece.byteLength, 0)).toBeGreaterThan(0);
      rest.resolve();
      await sent;
      expect(open(Buffer.concat(pieces)).toString()).toMatch(/^<!doctype.*<\/h1><p>Danae<\/p>$/);
    },
  );
});
