import { assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { anyDestination, staysOnSite } from '#tests/support/servers/any-destination.ts';
import { tricks } from './destination-tricks.ts';
import { destinationFor, landingOf, safeDestination } from './destination.ts';

describe('a safe destination', () => {
  it.each([
    '/',
    '/my-orders',
    '/my-orders/detail?orderId=3',
    '/my-orders?x=1&y=%2F',
    '/sr/checkout/review',
    '/products/music?q=a%20b#top',
    '/my-orders?next=//evil.test',
    '/celebrity/7/request/getVideo',
    '/%D0%BC%D1%83%D0%B7%D0%B8%D0%BA%D0%B0',
    '/apiary',
    '/account/logins',
    '/music/account/login',
    '/musicians/7/account/login',
    '/1x/account/login',
    '/music/api/video',
  ])('goes to %s as it is', (path) => {
    expect(safeDestination(path)).toBe(path);
  });

  it('goes home for every known trick', () => {
    expect(tricks.length).toBeGreaterThanOrEqual(60);
    for (const trick of tricks) expect([trick, safeDestination(trick)]).toEqual([trick, '/']);
  });

  it('has 2048 characters at most', () => {
    const longest = `/${'a'.repeat(2047)}`;
    expect(safeDestination(longest)).toBe(longest);
    expect(safeDestination(`${longest}a`)).toBe('/');
  });

  it('is read through three layers of encoding, and is a name like any other beyond', () => {
    expect(safeDestination('/%25252fevil.test')).toBe('/');
    expect(safeDestination('/%2525252fevil.test')).toBe('/%2525252fevil.test');
  });

  it('never leaves the site, whatever it is given, and is itself safe again', () => {
    assert(property(anyDestination, staysOnSite), { numRuns: 100_000 });
  });
});

describe('a guarded page', () => {
  it('is named to the login page only when its address has a query', () => {
    expect(destinationFor('/my-orders', '')).toBeUndefined();
    expect(destinationFor('/tr/my-orders/detail', '?orderId=3')).toBe(
      '/tr/my-orders/detail?orderId=3',
    );
  });

  it('is always come back to when something was filled in before', () => {
    for (const path of [
      '/checkout/review',
      '/el/checkout/review',
      '/celebrity/7/request/getVideo',
      '/my-profile',
      '/tr/my-profile',
      '/my-profile/avatar',
      '/basket',
      '/sr/basket/',
      '/az/celebrity/7/request/getVideo',
      '/celebrity/nina-rossi/request/getVideo',
    ]) {
      expect(destinationFor(path, '')).toBe(path);
    }
    for (const path of [
      '/checkout',
      '/basketball',
      '/my-profiles',
      '/my-orders/basket',
      '/products/checkout/review',
      '/1x/basket',
      '/celebrity/7',
      '/celebrity/7/8/request/getVideo',
      '/celebrity//request/getVideo',
    ]) {
      expect([path, destinationFor(path, '')]).toEqual([path, undefined]);
    }
  });

  it('is not named when it is nowhere to come back to', () => {
    expect(destinationFor('/', '')).toBeUndefined();
    expect(destinationFor('/account/login', '?destination=/my-orders')).toBeUndefined();
    expect(destinationFor('/api/video', '?id=3')).toBeUndefined();
  });
});

it.each([
  ['fan', '/'],
  ['celebrity', '/my-requests'],
  ['manager', '/desk'],
  ['administrator', '/desk'],
] as const)('who signs in as a %s and was on the way to nowhere lands on %s', (role, path) => {
  expect(landingOf(role)).toBe(path);
  expect(safeDestination(path)).toBe(path);
});
