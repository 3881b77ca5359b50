import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { wayTo } from '#app/server/accounts/openid.server.ts';
import { whoCameBack } from '#app/server/accounts/openid-return.server.ts';
import type { OpenidProvider } from '#app/platform/settings/openid-settings.ts';

import {
  openOpenidProvider,
  type OpenidTestProvider,
} from '#tests/support/servers/openid-provider.ts';

const redirectUri = 'http://localhost:3999/api/social-login/main';
const iris = { email: 'Iris@Example.Test', email_verified: true, name: 'Iris Kokkinou' };

describe('a round trip to a real OpenID provider', () => {
  let there: OpenidTestProvider;
  let provider: OpenidProvider;
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  beforeAll(async () => {
    there = await openOpenidProvider(redirectUri, {
      iris,
      unconfirmed: { ...iris, email_verified: false },
      silent: {},
      addressed: { ...iris, name: 'iris@example.test' },
    });
    const { issuer, clientId, clientSecret } = there;
    provider = { key: 'main', name: 'Test', issuer, clientId, clientSecret };
  });
  afterAll(async () => {
    told.mockRestore();
    await there.close();
  });

  const begin = () => wayTo(provider, { redirectUri, locale: 'el' });
  async function goneAs(name: string) {
    const { address, checks } = await begin();
    return { checks, cameTo: await there.walk(address, name) };
  }

  it('asks with a state, a nonce and S256, each another one every time', async () => {
    const [one, other] = [await begin(), await begin()];
    const asked = new URL(one.address).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      ui_locales: 'el',
      state: one.checks.state,
      nonce: one.checks.nonce,
    });
    expect(one.address).not.toContain(one.checks.verifier);
    expect(one.address).not.toContain('secret');
    for (const name of ['state', 'nonce', 'verifier'] as const) {
      expect(one.checks[name].length).toBeGreaterThanOrEqual(43);
      expect(one.checks[name]).not.toBe(other.checks[name]);
    }
  });

  it('brings back who it is', async () => {
    const { checks, cameTo } = await goneAs('iris');
    expect(await whoCameBack(provider, cameTo, checks)).toEqual({
      issuer: there.issuer,
      subject: 'iris',
      email: 'iris@example.test',
      emailVerified: true,
      name: 'Iris Kokkinou',
    });
  });

  it('takes no address for a name, since names are public', async () => {
    const { checks, cameTo } = await goneAs('addressed');
    expect(await whoCameBack(provider, cameTo, checks)).toMatchObject({ name: '' });
  });

  it('takes no address for confirmed that the provider does not vouch for', async () => {
    const unconfirmed = await goneAs('unconfirmed');
    expect(await whoCameBack(provider, unconfirmed.cameTo, unconfirmed.checks)).toMatchObject({
      emailVerified: false,
    });
    const silent = await goneAs('silent');
    expect(await whoCameBack(provider, silent.cameTo, silent.checks)).toMatchObject({
      subject: 'silent',
      email: null,
      emailVerified: false,
    });
  });

  it('ends when the person cancels', async () => {
    const { checks, cameTo } = await goneAs('cancel');
    expect(cameTo.searchParams.get('error')).toBe('access_denied');
    await expect(whoCameBack(provider, cameTo, checks)).rejects.toMatchObject({
      failure: 'cancelled',
    });
  });

  it('takes a code once', async () => {
    const { checks, cameTo } = await goneAs('iris');
    await whoCameBack(provider, cameTo, checks);
    await expect(whoCameBack(provider, cameTo, checks)).rejects.toMatchObject({ failure: 'ended' });
  });

  it('takes no code of another round trip: PKCE', async () => {
    const mine = await goneAs('iris');
    const theirs = await goneAs('silent');
    mine.cameTo.searchParams.set('code', theirs.cameTo.searchParams.get('code') ?? '');
    await expect(whoCameBack(provider, mine.cameTo, mine.checks)).rejects.toMatchObject({
      failure: 'ended',
    });
  });

  it.each(['nonce', 'state'] as const)('takes no other %s', async (name) => {
    const { checks, cameTo } = await goneAs('iris');
    const forged = { ...checks, [name]: 'A'.repeat(43) };
    await expect(whoCameBack(provider, cameTo, forged)).rejects.toMatchObject({
      failure: 'refused',
    });
  });

  it('takes no answer that names another issuer, and none that names no one', async () => {
    for (const issuer of ['https://evil.test', null]) {
      const { checks, cameTo } = await goneAs('iris');
      if (issuer === null) cameTo.searchParams.delete('iss');
      else cameTo.searchParams.set('iss', issuer);
      await expect(whoCameBack(provider, cameTo, checks)).rejects.toMatchObject({
        failure: 'refused',
      });
    }
  });

  it('takes no ID token whose signature is not the provider’s', async () => {
    const other = await openOpenidProvider(redirectUri, { iris });
    const here = { ...provider, issuer: other.issuer };
    const { address, checks } = await wayTo(here, { redirectUri, locale: 'en' });
    const cameTo = await other.walk(address, 'iris');
    other.beForged();
    await expect(whoCameBack(here, cameTo, checks)).rejects.toMatchObject({ failure: 'refused' });
    expect(told).toHaveBeenLastCalledWith(expect.stringContaining('signature'));
    await other.close();
  });

  it('is refused where the provider does not know our secret', async () => {
    const { checks, cameTo } = await goneAs('iris');
    const wrong = { ...provider, clientSecret: 'not it' };
    await expect(whoCameBack(wrong, cameTo, checks)).rejects.toMatchObject({ failure: 'refused' });
  });

  it('tells the operator why, and never a code, a token or a secret', async () => {
    told.mockClear();
    const { checks, cameTo } = await goneAs('iris');
    await whoCameBack(provider, cameTo, { ...checks, nonce: 'other' }).catch(() => undefined);
    const said = told.mock.calls.flat().join('\n');
    expect(said).toContain('social login at main');
    for (const secret of [
      cameTo.searchParams.get('code') ?? '-',
      checks.nonce,
      checks.verifier,
      there.clientSecret,
      'eyJ',
    ]) {
      expect(said).not.toContain(secret);
    }
  });

  it('gives a provider up that is away, silent, or someone else', async () => {
    const mute = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const { port } = mute.address() as AddressInfo;
    const way = (issuer: string) =>
      wayTo({ ...provider, issuer }, { redirectUri, locale: 'en' }, 0.3);
    const from = performance.now();
    for (const issuer of [
      'http://127.0.0.1:1',
      `http://127.0.0.1:${port}`,
      // Answers, but by another name.
      there.issuer.replace('127.0.0.1', 'localhost'),
    ]) {
      await expect(way(issuer)).rejects.toMatchObject({ failure: 'unreachable' });
    }
    expect(performance.now() - from).toBeLessThan(5_000);
    mute.closeAllConnections();
    mute.close();
  });

  it('says that the provider is away when it goes away meanwhile', async () => {
    const short = await openOpenidProvider(redirectUri, { iris });
    const here = { ...provider, issuer: short.issuer };
    const { address, checks } = await wayTo(here, { redirectUri, locale: 'en' });
    const cameTo = await short.walk(address, 'iris');
    await short.close();
    await expect(whoCameBack(here, cameTo, checks)).rejects.toMatchObject({
      failure: 'unreachable',
    });
  });
});
