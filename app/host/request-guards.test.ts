import { describe, expect, it } from 'vitest';

import { hostsOf, refusalOf, type RawRequest } from './request-guards.ts';

const hosts = hostsOf('3000', 'https://astera.example');
const get: RawRequest = {
  method: 'GET',
  target: '/',
  host: 'localhost:3000',
  contentLength: undefined,
  chunked: false,
};

describe('the host’s guards', () => {
  it('lets a page through at every address of the site', () => {
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'astera.example']) {
      expect(refusalOf({ ...get, host }, hosts)).toBeNull();
    }
  });

  it('refuses methods nobody needs, foreign hosts and odd targets', () => {
    expect(refusalOf({ ...get, method: 'TRACE' }, hosts)).toBe(405);
    expect(refusalOf({ ...get, host: 'evil.test' }, hosts)).toBe(421);
    expect(refusalOf({ ...get, host: undefined }, hosts)).toBe(421);
    expect(refusalOf({ ...get, target: 'http://evil.test/' }, hosts)).toBe(400);
    expect(refusalOf({ ...get, target: '//evil.test/' }, hosts)).toBe(400);
  });

  it('refuses a body over its path’s limit, or of unknown length', () => {
    const call = { ...get, method: 'POST', target: '/_serverFn/abc' };
    expect(refusalOf({ ...call, contentLength: '262144' }, hosts)).toBeNull();
    expect(refusalOf({ ...call, contentLength: '262145' }, hosts)).toBe(413);
    const form = { ...call, contentType: 'multipart/form-data; boundary=x' };
    expect(refusalOf({ ...form, contentLength: '5242980' }, hosts)).toBeNull();
    expect(refusalOf({ ...form, contentLength: '6291457' }, hosts)).toBe(413);
    expect(refusalOf({ ...call, contentLength: '-1' }, hosts)).toBe(400);
    expect(refusalOf({ ...call, chunked: true }, hosts)).toBe(411);
  });
});
