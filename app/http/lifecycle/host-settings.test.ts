import { describe, expect, it } from 'vitest';

import { hostSettings, listeningNotice } from './host-settings.ts';

describe('hostSettings', () => {
  it.each([
    [{}, '127.0.0.1'],
    [{ SEED: 'demo' }, '127.0.0.1'],
    [{ HOST: '0.0.0.0' }, '0.0.0.0'],
    [{ NITRO_HOST: '::' }, '::'],
    [{ SEED: 'none' }, undefined],
    [{ BACKEND_URL: 'https://shop.example' }, undefined],
  ])('with %j listens at %s', (env, address) => {
    expect(hostSettings(env).listenAt).toBe(address);
  });

  it('says that the demo world listens for this machine only, and of no other', () => {
    expect(listeningNotice({})).toContain('HOST=0.0.0.0');
    expect(listeningNotice({ HOST: '127.0.0.1' })).toBeNull();
    expect(listeningNotice({ SEED: 'none' })).toBeNull();
  });

  it('reads addresses of proxies and the delay', () => {
    const env = { TRUSTED_PROXIES: '10.0.0.2, ::1', SHUTDOWN_DELAY_MS: '250' };
    expect(hostSettings(env)).toMatchObject({ proxies: ['10.0.0.2', '::1'], shutdownDelayMs: 250 });
    expect(hostSettings({ SHUTDOWN_DELAY_MS: '' }).shutdownDelayMs).toBe(0);
    expect(hostSettings({ TRUSTED_PROXIES: ' ' }).proxies).toEqual([]);
  });

  it.each([
    [{ TRUSTED_PROXIES: '10.0.0.0/8' }, /^TRUSTED_PROXIES: "10\.0\.0\.0\/8"/],
    [{ TRUSTED_PROXIES: 'proxy.internal' }, /^TRUSTED_PROXIES/],
    [{ TRUSTED_PROXIES: '10.0.0.2;10.0.0.3' }, /^TRUSTED_PROXIES/],
    [{ HOST: 'no host at all' }, /^HOST is no address/],
    [{ NITRO_HOST: 'http://0.0.0.0' }, /^HOST is no address/],
    [{ SHUTDOWN_DELAY_MS: '5s' }, /^SHUTDOWN_DELAY_MS: "5s"/],
    [{ SHUTDOWN_DELAY_MS: '-1' }, /^SHUTDOWN_DELAY_MS/],
  ])('refuses %j', (env, message) => {
    expect(() => hostSettings(env)).toThrow(message);
  });
});
