import { describe, expect, it } from 'vitest';

import { answerHeaders, isSecureHost } from './response-headers.ts';

describe('the headers of every answer', () => {
  it.each(['/', '/tr/celebrity/7?x=1', '/static/a.js', '/api/health', '/dev/mail', '*'])(
    'of %s close what no one needs',
    (target) => {
      expect(answerHeaders(target, false)).toMatchObject({
        'content-security-policy':
          "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=(), microphone=()'),
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
    },
  );

  it('open camera and microphone where something is recorded, and nowhere else', () => {
    const abilities = (target: string) => answerHeaders(target, false)['permissions-policy'];
    for (const target of [
      '/my-orders/detail?orderId=7',
      '/tr/my-orders/detail',
      '/celebrity/7/request/sendVideo',
      '/el/celebrity/7/request/sendVideo?line=x',
    ]) {
      expect([target, abilities(target)]).toEqual([
        target,
        'camera=(self), microphone=(self), geolocation=(), payment=(), usb=(), browsing-topics=()',
      ]);
    }
    expect(abilities('/el/celebrity/7/request/getVideo')).toMatch(
      /^camera=\(\), microphone=\(self\)/,
    );
    for (const target of [
      '/my-orders',
      '/my-orders/detail/more',
      '/celebrity/7/request/sendMessage',
      '/celebrity/7?x=/request/sendVideo',
      '/api/my-orders/detail',
    ]) {
      expect([target, abilities(target)]).toEqual([
        target,
        expect.stringMatching(/^camera=\(\), microphone=\(\)/),
      ]);
    }
  });

  it('let no cache keep what is of a moment, and leave files to say so themselves', () => {
    const cacheOf = (target: string) => answerHeaders(target, false)['cache-control'];
    for (const target of [
      '/api/gate?x',
      '/_serverFn/abc',
      '/dev/mail',
      '/wp-json/wc/v3/orders',
      '/videos/vi1/status',
      '/auth/refresh',
      '/graphql',
      '/index.php?graphql',
    ]) {
      expect([target, cacheOf(target)]).toEqual([target, 'no-store']);
    }
    for (const target of ['/', '/static/a.js', '/icon.svg', '/apiary', '/about?x=/api/']) {
      expect([target, cacheOf(target)]).toEqual([target, undefined]);
    }
  });

  it('ask for https for ever only where it is https already', () => {
    const strict = 'strict-transport-security';
    expect(answerHeaders('/', true)[strict]).toBe('max-age=31536000; includeSubDomains');
    expect(answerHeaders('/', false)).not.toHaveProperty(strict);
    expect(isSecureHost('Astera.example', 'https://astera.example')).toBe(true);
    expect(isSecureHost('localhost:3000', 'https://astera.example')).toBe(false);
    expect(isSecureHost('astera.example', 'http://astera.example')).toBe(false);
    expect(isSecureHost('astera.example', undefined)).toBe(false);
    expect(isSecureHost(undefined, 'https://astera.example')).toBe(false);
  });
});
