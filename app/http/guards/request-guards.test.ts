import { describe, expect, it } from 'vitest';

import { hostsOf, judge, type RawRequest } from './request-guards.ts';

const hosts = hostsOf('3000', 'https://astera.example');
const get: RawRequest = {
  method: 'GET',
  target: '/',
  hosts: ['localhost:3000'],
  contentLength: undefined,
};
const verdictOf = (change: Partial<RawRequest>) => judge({ ...get, ...change }, hosts);
const refusal = (change: Partial<RawRequest>) => verdictOf(change).refused;

describe('the host’s guards', () => {
  it('lets a page through at every address of the site', () => {
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'Astera.example']) {
      expect(refusal({ hosts: [host] })).toBeNull();
    }
  });

  it('answers at the port of http, which browsers do not name', () => {
    const answered = hostsOf('80', undefined);
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      expect(judge({ ...get, hosts: [host] }, answered).refused).toBeNull();
    }
  });

  it('refuses foreign hosts, none, and two', () => {
    expect(refusal({ hosts: ['evil.test'] })).toBe(421);
    expect(refusal({ hosts: [] })).toBe(421);
    expect(refusal({ hosts: ['localhost:3000', 'localhost:3000'] })).toBe(400);
  });

  it('refuses two content types, which two readers could take for different ones', () => {
    const call = { method: 'POST', target: '/_serverFn/abc' };
    expect(refusal({ ...call, contentTypes: ['application/json'] })).toBeNull();
    const two = ['application/octet-stream', 'application/json'];
    expect(refusal({ ...call, contentTypes: two })).toBe(400);
  });

  it('refuses odd and endless addresses', () => {
    expect(refusal({ target: 'http://evil.test/' })).toBe(400);
    expect(refusal({ target: '//evil.test/' })).toBe(400);
    expect(refusal({ target: '*', method: 'OPTIONS' })).toBe(400);
    expect(refusal({ target: `/${'a'.repeat(8 * 1024)}` })).toBe(400);
  });

  it('refuses a path that means another one once it is read as a URL', () => {
    for (const target of [
      '/videos/..\\_serverFn\\abc/source',
      '/videos/../_serverFn/abc',
      '/videos/%2e%2e/_serverFn/abc/source',
      '/api/./gate',
      '/tr#here',
      '/tr\t',
    ]) {
      expect([target, refusal({ method: 'POST', target })]).toEqual([target, 400]);
    }
    for (const target of ['/tr?search=a\\b', '/?back=/../x', '/products/%C3%A9-%5c', '/a//b']) {
      expect([target, refusal({ target })]).toEqual([target, null]);
    }
  });

  it('knows no address for uploads that nothing answers', () => {
    expect(refusal({ method: 'POST', target: '/uploads' })).toBe(405);
    expect(refusal({ method: 'POST', target: '/upload' })).toBeNull();
  });

  it('says which methods a part of the site has', () => {
    expect(verdictOf({ method: 'TRACE' })).toEqual({ refused: 405, allow: 'GET, HEAD' });
    expect(verdictOf({ method: 'POST', target: '/tr' })).toEqual({
      refused: 405,
      allow: 'GET, HEAD',
    });
    expect(refusal({ method: 'DELETE', target: '/_serverFn/abc' })).toBe(405);
    expect(refusal({ method: 'DELETE', target: '/api/health' })).toBe(405);
    expect(refusal({ method: 'DELETE', target: '/videos/abc' })).toBeNull();
    expect(refusal({ method: 'DELETE', target: '/wp-json/wc/v3/products/1' })).toBeNull();
    expect(refusal({ method: 'DELETE', target: '/videosphere' })).toBe(405);
    expect(refusal({ method: 'TRACE', target: '/wp-json/wp/v2/users/me' })).toBe(405);
  });

  it('refuses a body over its path’s limit and a length that is none', () => {
    const call = { method: 'POST', target: '/_serverFn/abc' };
    expect(refusal({ ...call, contentLength: '262144' })).toBeNull();
    expect(refusal({ ...call, contentLength: '262145' })).toBe(413);
    const chunk = { ...call, contentTypes: ['application/octet-stream'] };
    expect(refusal({ ...chunk, contentLength: '5242880' })).toBeNull();
    expect(refusal({ ...chunk, contentLength: '5242881' })).toBe(413);
    for (const contentLength of ['-1', '1e3', '0x10', ' ', '9'.repeat(16)]) {
      expect(refusal({ ...call, contentLength })).toBe(400);
    }
  });

  it('refuses to read something with a body', () => {
    for (const method of ['GET', 'HEAD']) {
      for (const target of ['/', '/api/health', '/wp-json/wc/v3/products']) {
        expect(refusal({ method, target, contentLength: '1' })).toBe(400);
        expect(refusal({ method, target, transferEncoding: 'chunked' })).toBe(400);
        expect(refusal({ method, target, contentLength: '0' })).toBeNull();
      }
    }
  });

  it('gives a chunk and a whole video more time and room than anything else', () => {
    const rule = (change: Partial<RawRequest>) => {
      const verdict = verdictOf({ method: 'POST', ...change });
      return verdict.refused === null ? verdict.rule : null;
    };
    const chunk = { target: '/_serverFn/abc', contentTypes: ['application/octet-stream'] };
    expect(rule(chunk)?.seconds).toBe(300);
    expect(rule({ target: '/_serverFn/abc' })?.seconds).toBe(30);
    expect(rule({ target: '/videos/abc/source', contentLength: '1073741824' })?.seconds).toBe(300);
    expect(rule({ target: '/wp-json/wc/v3/orders' })?.seconds).toBe(30);
  });
});
