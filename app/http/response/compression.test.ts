import { once } from 'node:events';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { compressionFor, isCompressible } from './compression.ts';

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

  it('is what the browser takes, brotli first', () => {
    expect(compressionFor('gzip, deflate, br')?.encoding).toBe('br');
    expect(compressionFor('gzip;q=1.0')?.encoding).toBe('gzip');
    expect(compressionFor('br;q=0, gzip')?.encoding).toBe('gzip');
    expect(compressionFor('identity')).toBeNull();
    expect(compressionFor('')).toBeNull();
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('passes each piece of a page on at once, in %s', async (encoding, open) => {
    const stream = compressionFor(encoding)?.start();
    if (!stream) throw new Error('not taken');
    const pieces: Buffer[] = [];
    stream.on('data', (piece: Buffer) => pieces.push(piece));
    stream.write('<!doctype html><title>Astera</title>');
    await once(stream, 'data');
    const first = pieces.reduce((sum, piece) => sum + piece.byteLength, 0);
    expect(first).toBeGreaterThan(0);
    stream.end('<h1>Astera</h1>');
    await once(stream, 'end');
    expect(open(Buffer.concat(pieces)).toString()).toMatch(/^<!doctype.*<\/h1>$/);
  });
});
