import { describe, expect, it } from 'vitest';

import { AppError } from '#domain/app-error.ts';

import { credential, hour, minute, settled, signedIn, token, user } from './credential-fixture.ts';
import type { Credential, StoredCredential, TokenRequest } from './credential.ts';

const signIn: TokenRequest = { kind: 'sign-in', username: 'fan', password: 'secret' };

describe('the start', () => {
  it('is idle, then authenticated from a complete store', async () => {
    const { actor, context, reaches, written } = credential({ stored: { credential: hour, user } });
    expect(actor.getSnapshot().value).toBe('idle');
    await reaches('authenticated');
    expect(context()).toMatchObject({ credential: hour, user });
    expect(written).toEqual([]);
  });

  it.each<[string, StoredCredential | Error]>([
    ['an empty store', { credential: null, user: null }],
    ['no user', { credential: hour, user: null }],
    ['a user without an id', { credential: hour, user: { ...user, id: 0 } }],
    ['details that name no user', { credential: { ...hour, userId: null }, user }],
    ['no token', { credential: { ...hour, token: '' }, user }],
    ['a store that cannot be read', new Error('denied')],
  ])('is anonymous with %s', async (_, stored) => {
    const { context, reaches } = credential({ stored });
    await reaches('anonymous');
    expect(context()).toMatchObject({ credential: null, user: null });
  });

  it('of video access needs a token only', async () => {
    const video = { ...hour, userId: null };
    const subject = credential({ kind: 'video', stored: { credential: video, user: null } });
    await subject.reaches({ authenticated: { user: 'known' } });
    const without = credential({ kind: 'video' });
    await without.reaches('anonymous');
  });
});

describe('asking for a token', () => {
  it('goes through loading and success, persists, and fetches the user', async () => {
    const { actor, context, reaches, requests, written } = credential();
    await reaches('anonymous');
    actor.send({ type: 'REQUEST_TOKEN', request: signIn });
    expect(actor.getSnapshot().value).toBe('loading');
    await reaches({ authenticated: { user: 'known' } });
    expect(requests).toEqual([signIn]);
    expect(context()).toMatchObject({ credential: hour, user });
    expect(written).toEqual(['hour -', 'hour Fay']);
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('secret');
  });

  it('keeps the error, clears the store and allows another try when it fails', async () => {
    let tries = 0;
    const { actor, context, reaches, written } = credential({
      issue: async () => {
        tries += 1;
        if (tries === 1) throw new AppError('wrong_credentials');
        return hour;
      },
    });
    await reaches('anonymous');
    actor.send({ type: 'REQUEST_TOKEN', request: signIn });
    await reaches('failure');
    expect(context().error).toEqual({ code: 'wrong_credentials' });
    expect(written).toEqual(['cleared']);
    actor.send({ type: 'REQUEST_TOKEN', request: signIn });
    expect(context().error).toBeNull();
    await reaches('authenticated');
  });

  it('calls an unknown fault a failure of the back end', async () => {
    const { actor, context, reaches } = credential({
      issue: async () => {
        throw new TypeError('fetch failed');
      },
    });
    await reaches('anonymous');
    actor.send({ type: 'REQUEST_TOKEN', request: signIn });
    await reaches('failure');
    expect(context().error).toEqual({ code: 'backend_failed' });
    actor.send({ type: 'LOGOUT' });
    expect(actor.getSnapshot().value).toBe('anonymous');
    expect(context().error).toBeNull();
  });

  it('takes a token of a social login straight to success', async () => {
    const { actor, reaches, requests, written } = credential();
    await reaches('anonymous');
    actor.send({ type: 'TOKEN_GIVEN', credential: hour });
    expect(actor.getSnapshot().matches('authenticated')).toBe(true);
    expect(written).toEqual(['hour -']);
    expect(requests).toEqual([]);
  });

  it('takes one after a failure, too', async () => {
    const { actor, reaches } = credential({
      issue: async () => {
        throw new AppError('wrong_credentials');
      },
    });
    await reaches('anonymous');
    actor.send({ type: 'REQUEST_TOKEN', request: signIn });
    await reaches('failure');
    actor.send({ type: 'TOKEN_GIVEN', credential: hour });
    expect(actor.getSnapshot().matches('authenticated')).toBe(true);
  });

  it('signs no one in who signed out meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<Credential>();
    const { actor, context, reaches } = credential({ issue: () => promise });
    await reaches('anonymous');
    actor.send({ type: 'REQUEST_TOKEN', request: signIn });
    actor.send({ type: 'LOGOUT' });
    resolve(hour);
    await promise;
    await settled();
    expect(actor.getSnapshot().value).toBe('anonymous');
    expect(context().credential).toBeNull();
  });
});

describe('while authenticated', () => {
  it('LOGOUT clears the context and the store', async () => {
    const { actor, context, written } = await signedIn();
    actor.send({ type: 'LOGOUT' });
    expect(actor.getSnapshot().value).toBe('anonymous');
    expect(context()).toMatchObject({ credential: null, user: null, error: null });
    expect(written).toEqual(['cleared']);
  });

  it('REFRESH_TOKEN stores the new token', async () => {
    const { actor, context, written } = await signedIn();
    actor.send({ type: 'REFRESH_TOKEN', credential: token('newer', 90 * minute) });
    expect(context()).toMatchObject({ credential: { token: 'newer' }, user });
    expect(written).toEqual(['newer Fay']);
  });

  it('SET_USER stores the user', async () => {
    const { actor, context, written } = await signedIn();
    actor.send({ type: 'SET_USER', user: { ...user, name: 'Faye' } });
    expect(context().user?.name).toBe('Faye');
    expect(written).toEqual(['hour Faye']);
  });

  it('a stored user is not fetched again', async () => {
    const { actor } = await signedIn({
      fetchUser: async () => {
        throw new Error('must not be asked');
      },
    });
    expect(actor.getSnapshot().matches({ authenticated: { user: 'known' } })).toBe(true);
  });

  it('a user who cannot be fetched is logged out', async () => {
    const { actor, reaches, written } = credential({
      fetchUser: async () => {
        throw new AppError('session_expired');
      },
    });
    await reaches('anonymous');
    actor.send({ type: 'TOKEN_GIVEN', credential: hour });
    await reaches('anonymous');
    expect(written).toEqual(['hour -', 'cleared']);
  });
});
