import { describe, expect, it } from 'vitest';

import { networkOf } from './network-of.ts';

describe('networkOf', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('leaves %j as %j', (address, network) => {
    expect(networkOf(address)).toBe(network);
    expect(networkOf(address, 56)).toBe(network);
  });

  it.each([
    ['2001:db8:1:ab12:3:4:5:6', '2001:db8:1:ab12::/64', '2001:db8:1:ab00::/56'],
    ['2001:DB8:1:ab12::9', '2001:db8:1:ab12::/64', '2001:db8:1:ab00::/56'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0:0::/56'],
    ['2001:db8::1:0:0:0:1', '2001:db8:0:1::/64', '2001:db8:0:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:0::/56'],
    ['::1', '0:0:0:0::/64', '0:0:0:0::/56'],
    ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64', '64:ff9b:0:0::/56'],
    ['2001:db8:0:7:0001:02::', '2001:db8:0:7::/64', '2001:db8:0:0::/56'],
  ])('finds the networks of %s', (address, by64, by56) => {
    expect(networkOf(address)).toBe(by64);
    expect(networkOf(address, 56)).toBe(by56);
  });
});
