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
  ])('goes to %s as it is', (path) => {
    expect(safeDestination(path)).toBe(path);
  });

  it('goes home for every known trick', () => {
    expect(tricks.length).toBeGreaterThanOrEqual(60);
    for (const trick of tricks) expect([trick, safeDestination(trick)]).toEqual([trick, '/']);
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
    ]) {
      expect(destinationFor(path, '')).toBe(path);
    }
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
