import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseRange } from './range.ts';
import { attachment, serveVideo, type PlayableVideo } from './serve-video.ts';

describe('a range', () => {
  it.each([
    ['bytes=0-99', { kind: 'part', start: 0, end: 99 }],
    ['bytes=0-', { kind: 'part', start: 0, end: 999 }],
    ['bytes=990-2000', { kind: 'part', start: 990, end: 999 }],
    ['bytes=-1', { kind: 'part', start: 999, end: 999 }],
    ['bytes=-5000', { kind: 'part', start: 0, end: 999 }],
    ['bytes=1000-', { kind: 'unsatisfiable' }],
    ['bytes=-0', { kind: 'unsatisfiable' }],
    ['bytes=9-3', { kind: 'whole' }],
    ['bytes=0-1,5-6', { kind: 'whole' }],
    ['bytes=-', { kind: 'whole' }],
    ['lines=1-2', { kind: 'whole' }],
    ['', { kind: 'whole' }],
    [null, { kind: 'whole' }],
  ])('%s of 1000 bytes', (header, range) => {
    expect(parseRange(header, 1_000)).toEqual(range);
  });

  it('never leaves the file', () => {
    const number = fc.oneof(
      fc.constant(''),
      fc.nat().map(String),
      fc.bigInt({ min: 0n }).map(String),
    );
    fc.assert(
      fc.property(number, number, fc.nat(2_000), (first, last, size) => {
        const range = parseRange(`bytes=${first}-${last}`, size);
        if (range.kind !== 'part') return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.end).toBeGreaterThanOrEqual(range.start);
        expect(range.end).toBeLessThan(size);
      }),
    );
  });
});

const content = new TextEncoder().encode('0123456789');
const video: PlayableVideo = {
  bytes: 10,
  contentType: 'video/webm',
  etag: '"one"',
  read: ({ start, end } = { start: 0, end: 9 }) =>
    new Blob([content.slice(start, end + 1)]).stream(),
};
const get = (headers: Record<string, string> = {}, method = 'GET') =>
  serveVideo(video, new Request('http://videos.test/', { headers, method }));

describe('the answer for a video', () => {
  it('is private, sniff-proof and whole without a range', async () => {
    const response = get();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'content-length': '10',
      'content-type': 'video/webm',
      etag: '"one"',
      'x-content-type-options': 'nosniff',
    });
    expect(await response.text()).toBe('0123456789');
  });

  it('is the asked part', async () => {
    const response = get({ range: 'bytes=2-4' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 2-4/10');
    expect(response.headers.get('content-length')).toBe('3');
    expect(await response.text()).toBe('234');
  });

  it('says how long the file is when the range is beyond it', async () => {
    const response = get({ range: 'bytes=10-' });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */10');
    expect(await response.text()).toBe('');
  });

  it('is whole when the file changed since', () => {
    expect(get({ range: 'bytes=2-4', 'if-range': '"one"' }).status).toBe(206);
    expect(get({ range: 'bytes=2-4', 'if-range': '"two"' }).status).toBe(200);
  });

  it('has no body for HEAD', async () => {
    const response = get({ range: 'bytes=2-4' }, 'HEAD');
    expect([response.status, response.headers.get('content-length')]).toEqual([200, '10']);
    expect(response.body).toBeNull();
  });
});

describe('the name of a download', () => {
  it('keeps every script, gives old readers ASCII, and ends as its kind of file does', () => {
    const request = new Request('http://videos.test/');
    const response = serveVideo(video, request, { downloadAs: "Δανάη's (1)" });
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="_____\'s (1).webm"; ' +
        "filename*=UTF-8''%CE%94%CE%B1%CE%BD%CE%AC%CE%B7%27s%20%281%29.webm",
    );
  });

  it('breaks neither header nor path, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const value = new Headers({ 'content-disposition': attachment(name) }).get(
          'content-disposition',
        );
        expect(value).toMatch(
          /^attachment; filename="[^"\\/%]+"; filename\*=UTF-8''[\w.~!$&+^`|%-]+$/,
        );
      }),
    );
    expect(attachment('../a/b\r\n".mp4')).toMatch(/^attachment; filename=".._a_b___.mp4";/);
  });
});
