import { describe, expect, it } from 'vitest';

import { clientAddress, isOwnProxy, proxiesOf } from './client-address.ts';

describe('the address of who asks', () => {
  it('is the socket’s, whatever a header says', () => {
    expect(clientAddress('::ffff:192.0.2.7', '203.0.113.1', [''])).toBe('192.0.2.7');
  });

  it('is what our own proxy says, but not what the visitor told it', () => {
    const chain = '198.51.100.9, 203.0.113.1, 10.0.0.2';
    expect(clientAddress('10.0.0.1', chain, ['10.0.0.1', '10.0.0.2'])).toBe('203.0.113.1');
  });

  it('is the proxy’s own when it says nothing', () => {
    expect(clientAddress('10.0.0.1', undefined, ['10.0.0.1'])).toBe('10.0.0.1');
  });
});

it('knows the own proxies, however a connection writes their address', () => {
  const proxies = proxiesOf(' 10.0.0.2, ::1,');
  expect(proxies).toEqual(['10.0.0.2', '::1']);
  expect(['10.0.0.2', '::ffff:10.0.0.2', '::1'].map((one) => isOwnProxy(one, proxies))).toEqual([
    true,
    true,
    true,
  ]);
  expect(isOwnProxy('10.0.0.3', proxies)).toBe(false);
  // A connection that is gone has no address, and no one's is no proxy's.
  expect(isOwnProxy('', proxiesOf(''))).toBe(false);
});
