import { describe, expect, it } from 'vitest';

import { AppError } from '#domain/app-error.ts';

import { credential, minute, settled, signedIn, token } from './credential-fixture.ts';
import type { RefreshOutcome } from './credential.ts';

describe('the refresh helper', () => {
  const soon = token('soon', 5 * minute + 4_000);

  it('checks every 3000 ms and asks when 5 minutes or less remain', async () => {
    const renewed = token('renewed', 65 * minute);
    const subject = await signedIn(
      { refresh: async () => ({ kind: 'renewed', credential: renewed }) },
      soon,
    );
    await subject.pass(1);
    expect(subject.refreshed).toEqual([]);
    subject.clock.increment(2_999);
    expect(subject.refreshed).toEqual([]);
    subject.clock.increment(1);
    expect(subject.refreshed).toEqual([soon]);
    await subject.reaches({ authenticated: { token: 'resting' } });
    expect(subject.context().credential).toEqual(renewed);
    expect(subject.written).toEqual(['renewed Fay']);
    await subject.pass(3);
    expect(subject.refreshed).toHaveLength(1);
  });

  it('asks at exactly 5 minutes', async () => {
    const subject = await signedIn({}, token('exact', 5 * minute + 3_000));
    await subject.pass(1);
    expect(subject.refreshed).toHaveLength(1);
  });

  it('logs out when the refresh is refused', async () => {
    const subject = await signedIn({ refresh: async () => ({ kind: 'refused' }) }, soon);
    await subject.pass(2);
    expect(subject.actor.getSnapshot().value).toBe('anonymous');
    expect(subject.written).toEqual(['cleared']);
  });

  it('asks again while the back end is unreachable, and logs out at expiry', async () => {
    let asked = 0;
    const subject = await signedIn(
      {
        refresh: async () => {
          asked += 1;
          if (asked === 1) throw new TypeError('fetch failed');
          return { kind: 'unreachable' };
        },
      },
      token('short', 10_000),
    );
    await subject.pass(3);
    expect(asked).toBe(3);
    expect(subject.written).toEqual([]);
    expect(subject.actor.getSnapshot().matches('authenticated')).toBe(true);
    await subject.pass(1);
    expect(asked).toBe(3);
    expect(subject.actor.getSnapshot().value).toBe('anonymous');
  });

  it('uses a token that cannot be refreshed until it expires', async () => {
    const subject = await signedIn(
      { refresh: async () => ({ kind: 'not-refreshable' }) },
      token('plain', 10_000),
    );
    await subject.pass(3);
    expect(subject.refreshed).toHaveLength(1);
    expect(subject.actor.getSnapshot().matches('authenticated')).toBe(true);
    await subject.pass(1);
    expect(subject.actor.getSnapshot().value).toBe('anonymous');
  });

  it('does not overwrite a newer token with the answer to an older question', async () => {
    const { promise, resolve } = Promise.withResolvers<RefreshOutcome>();
    const subject = await signedIn({ refresh: () => promise }, soon);
    subject.clock.increment(3_000);
    subject.clock.increment(3_000);
    const newest = token('newest', 90 * minute);
    subject.actor.send({ type: 'REFRESH_TOKEN', credential: newest });
    resolve({ kind: 'renewed', credential: token('older', 60 * minute) });
    await promise;
    await settled();
    expect(subject.context().credential).toEqual(newest);
  });

  it('stops with the sign-out', async () => {
    const subject = await signedIn({}, soon);
    subject.actor.send({ type: 'LOGOUT' });
    subject.clock.increment(10 * minute);
    expect(subject.refreshed).toEqual([]);
  });
});

describe('video access', () => {
  const video = (name: string, expiresAt: number) => ({ ...token(name, expiresAt), userId: null });
  const later = video('later', 120 * minute);

  it('REFRESH_VIDEO_TOKEN goes through loading to a new token', async () => {
    const old = video('old', 60 * minute);
    const subject = await signedIn({ kind: 'video', issue: async () => later }, old);
    subject.actor.send({ type: 'REFRESH_VIDEO_TOKEN' });
    expect(subject.actor.getSnapshot().value).toBe('loading');
    await subject.reaches('authenticated');
    expect(subject.requests).toEqual([{ kind: 'refresh', credential: old }]);
    expect(subject.context().credential).toEqual(later);
  });

  it('refreshes itself through loading when 5 minutes remain', async () => {
    const old = video('old', 5 * minute);
    const subject = await signedIn({ kind: 'video', issue: async () => later }, old);
    subject.clock.increment(3_000);
    expect(subject.actor.getSnapshot().value).toBe('loading');
    await subject.reaches('authenticated');
    expect(subject.context().credential).toEqual(later);
    expect(subject.refreshed).toEqual([]);
  });

  it('fails and clears the store when that is refused', async () => {
    const issue = () => Promise.reject(new AppError('session_expired'));
    const subject = await signedIn({ kind: 'video', issue }, video('old', 60 * minute));
    subject.actor.send({ type: 'REFRESH_VIDEO_TOKEN' });
    await subject.reaches('failure');
    expect(subject.context()).toMatchObject({
      credential: null,
      error: { code: 'session_expired' },
    });
    expect(subject.written).toEqual(['cleared']);
  });

  it('is asked for and ended like a sign-in', async () => {
    const subject = credential({ kind: 'video', issue: async () => later });
    await subject.reaches('anonymous');
    subject.actor.send({ type: 'REQUEST_TOKEN', request: { kind: 'video' } });
    await subject.reaches({ authenticated: { user: 'known' } });
    subject.actor.send({ type: 'LOGOUT' });
    expect(subject.actor.getSnapshot().value).toBe('anonymous');
  });

  it('is not refreshed by the video event when it is a sign-in', async () => {
    const subject = await signedIn();
    subject.actor.send({ type: 'REFRESH_VIDEO_TOKEN' });
    expect(subject.actor.getSnapshot().matches('authenticated')).toBe(true);
  });
});
