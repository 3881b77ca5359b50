import { describe, expect, it } from 'vitest';

import { openSignInLimit, signInLimits } from './sign-in-limit.server.ts';

async function fail(limit: ReturnType<typeof openSignInLimit>, address: string, name: string) {
  for (let tries = 0; tries < signInLimits.pair.points; tries += 1) {
    expect(await limit.attempt(address, name)).toBeNull();
  }
}

describe('the limit on sign-in attempts', () => {
  it('makes an address wait that keeps guessing one name, however it is written', async () => {
    const limit = openSignInLimit();
    await fail(limit, '192.0.2.1', 'fan');
    const wait = await limit.attempt('192.0.2.1', ' FAN\0');
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(signInLimits.pair.duration);
  });

  it('lets the person sign in from elsewhere, and others from there', async () => {
    const limit = openSignInLimit();
    await fail(limit, '192.0.2.1', 'fan');
    expect(await limit.attempt('192.0.2.2', 'fan')).toBeNull();
    expect(await limit.attempt('192.0.2.1', 'manager')).toBeNull();
  });

  it('counts a burst exactly', async () => {
    const limit = openSignInLimit();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => limit.attempt('192.0.2.1', 'fan')),
    );
    expect(answers.filter((wait) => wait === null)).toHaveLength(signInLimits.pair.points);
  });

  it('ends a list of names tried from one address, and of one network of addresses', async () => {
    const limit = openSignInLimit();
    for (let tries = 0; tries < signInLimits.address.points; tries += 1) {
      await limit.attempt(`2001:db8:1:2::${tries}`, `name${tries}`);
    }
    expect(await limit.attempt('2001:db8:1:2::ffff', 'another')).not.toBeNull();
    expect(await limit.attempt('2001:db8:1:3::1', 'another')).toBeNull();
  });

  it('forgets the mistakes of who signs in in the end', async () => {
    const limit = openSignInLimit();
    for (let days = 0; days < 60; days += 1) {
      expect(await limit.attempt('192.0.2.1', 'fan')).toBeNull();
      await limit.succeeded('192.0.2.1', 'fan');
    }
  });
});
