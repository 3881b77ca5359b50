import { afterEach, expect, it, vi } from 'vitest';

import { AppError } from '#domain/app-error.ts';
import type { User } from '#domain/account/user.ts';

import { startCredentials, type CredentialPorts } from './credentials.ts';

const hour = 60 * 60_000;
const fan: User = { id: 7, role: 'fan', name: 'Fay', picture: null };
const celebrity: User = { id: 9, role: 'celebrity', name: 'Danae', picture: null };

/** What a browser keeps for this site; `items` shows it. */
function storage(items: Record<string, string> = {}): Storage & { items: Record<string, string> } {
  return {
    items,
    length: 0,
    key: () => null,
    getItem: (key) => items[key] ?? null,
    setItem: (key, value) => void (items[key] = value),
    removeItem: (key) => void delete items[key],
    clear: () => {
      for (const key of Object.keys(items)) delete items[key];
    },
  };
}

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** One tab in which everything goes well, but for what is given. */
function tab(given: Partial<CredentialPorts> = {}, kept = storage()) {
  const onSignedOut = vi.fn<CredentialPorts['onSignedOut']>();
  const onReplaced = vi.fn<() => void>();
  const onSignedInElsewhere = vi.fn<() => void>();
  const videoToken = vi.fn<CredentialPorts['videoToken']>(async () => ({
    expiresAt: Date.now() + hour,
  }));
  const credentials = startCredentials({
    storage: kept,
    now: Date.now,
    signIn: async () => ({ userId: fan.id, expiresAt: Date.now() + hour }),
    renew: async () => ({ kind: 'renewed', expiresAt: Date.now() + hour }),
    fetchUser: async () => fan,
    videoToken,
    onSignedOut,
    onReplaced,
    showsPerson: () => true,
    onSignedInElsewhere,
    ...given,
  });
  stops.push(credentials.stop);
  return { credentials, kept, onSignedOut, onReplaced, onSignedInElsewhere, videoToken };
}

it('keeps who it is and until when, and a constant in the token’s place', async () => {
  const { credentials, kept } = tab();
  await expect(credentials.signIn('fan', 'secret')).resolves.toEqual(fan);
  expect(credentials.isSignedIn()).toBe(true);
  expect(kept.items['astera.token']).toBe('cookie');
  expect(JSON.parse(kept.items['astera.user'] ?? '')).toEqual(fan);
  expect(JSON.parse(kept.items['astera.auth'] ?? '')).toMatchObject({ user_id: 7 });
  expect(JSON.stringify(kept.items)).not.toContain('secret');
});

it('starts signed in from what an earlier visit kept', async () => {
  const first = tab();
  await first.credentials.signIn('fan', 'secret');
  const again = tab({ signIn: () => Promise.reject(new Error('not asked')) }, first.kept);
  await again.credentials.followViewer(fan);
  expect(again.credentials.isSignedIn()).toBe(true);
});

it('says why it was refused, keeps nothing, and lets one try again', async () => {
  const signIn = vi
    .fn<CredentialPorts['signIn']>()
    .mockRejectedValueOnce(new AppError('wrong_credentials'))
    .mockResolvedValueOnce({ userId: 7, expiresAt: Date.now() + hour });
  const { credentials, kept } = tab({ signIn });
  await expect(credentials.signIn('fan', 'x')).rejects.toMatchObject({ code: 'wrong_credentials' });
  expect(kept.items).toEqual({});
  await expect(credentials.signIn('fan', 'secret')).resolves.toEqual(fan);
});

it('signs out of both charts at once, and empties storage', async () => {
  const { credentials, kept, onSignedOut, videoToken } = tab({ fetchUser: async () => celebrity });
  await credentials.signIn('celebrity', 'secret');
  await vi.waitFor(() => expect(kept.items['astera.video']).toBeDefined());
  expect(videoToken).toHaveBeenCalledWith('video');
  expect(kept.items['astera.video']).toContain('"access_token":"cookie"');
  credentials.leave(true);
  expect(credentials.states().person.matches('anonymous')).toBe(true);
  expect(credentials.states().video.matches('anonymous')).toBe(true);
  expect(kept.items).toEqual({});
  expect(onSignedOut.mock.calls).toEqual([[false]]);
});

it('asks for no video access for someone who uploads nothing', async () => {
  const { credentials, videoToken } = tab();
  await credentials.signIn('fan', 'secret');
  expect(videoToken).not.toHaveBeenCalled();
});

it('tells an ended session from a chosen way out, and tells it once', async () => {
  const { credentials, onSignedOut } = tab();
  await credentials.signIn('fan', 'secret');
  credentials.leave(false);
  credentials.leave(false);
  expect(onSignedOut.mock.calls).toEqual([[true]]);
});

it('is brought in line with who the server says is visiting', async () => {
  const { credentials, kept, onSignedOut, onReplaced } = tab();
  await credentials.followViewer(fan);
  expect(credentials.isSignedIn()).toBe(true);
  expect(kept.items['astera.token']).toBe('cookie');
  await credentials.followViewer(celebrity);
  // Someone is visiting, so the page is not left as if no one were.
  expect(onSignedOut).not.toHaveBeenCalled();
  expect(onReplaced).toHaveBeenCalledTimes(1);
  expect(credentials.states().person.context.user).toEqual(celebrity);
  expect(JSON.parse(kept.items['astera.user'] ?? '')).toEqual(celebrity);
  await credentials.followViewer(null);
  expect(credentials.isSignedIn()).toBe(false);
  // No one is told that a session ended which this tab only remembered.
  expect(onSignedOut.mock.calls.flat()).not.toContain(true);
});

it('takes the token of a social login straight to success, over whatever was left here', async () => {
  const signIn = vi.fn<CredentialPorts['signIn']>();
  const left = storage({
    'astera.token': 'cookie',
    'astera.auth': JSON.stringify({ user_id: celebrity.id, exp: 1 }),
    'astera.user': JSON.stringify(celebrity),
  });
  const { credentials, kept, onSignedOut, onReplaced } = tab({ signIn }, left);
  // The page comes from the server with someone signed in: that is all a browser sees of it.
  await credentials.followViewer(fan);
  expect(signIn).not.toHaveBeenCalled();
  expect(credentials.states().person.value).toEqual({
    authenticated: { token: 'resting', user: 'known' },
  });
  expect(kept.items['astera.token']).toBe('cookie');
  expect(JSON.parse(kept.items['astera.auth'] ?? '')).toMatchObject({ user_id: fan.id });
  expect(JSON.parse(kept.items['astera.user'] ?? '')).toEqual(fan);
  // The page came for the new person: it holds nothing of the former one, and what it shows stays as it is.
  expect(onReplaced).not.toHaveBeenCalled();
  expect(onSignedOut.mock.calls.flat()).not.toContain(true);
});

it('leaves a visitor as the page shows it while the network is away, and asks again the next time', async () => {
  const renew = vi
    .fn<CredentialPorts['renew']>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ kind: 'renewed', expiresAt: Date.now() + hour });
  const { credentials, onSignedOut } = tab({ renew });
  await credentials.followViewer(fan);
  expect(credentials.isSignedIn()).toBe(false);
  expect(onSignedOut).not.toHaveBeenCalled();
  await credentials.followViewer(fan);
  expect(credentials.isSignedIn()).toBe(true);
});

it('takes the end of a new session, not the one that the same person left here', async () => {
  const left = storage({
    'astera.token': 'cookie',
    'astera.auth': JSON.stringify({ user_id: fan.id, exp: 1 }),
    'astera.user': JSON.stringify(fan),
  });
  const { credentials, onSignedOut } = tab({}, left);
  await credentials.followViewer(fan);
  const { credential } = credentials.states().person.context;
  expect(credential?.expiresAt).toBeGreaterThan(Date.now());
  expect(onSignedOut.mock.calls.flat()).not.toContain(true);
});

it('follows another tab: out, in, and to a later end', async () => {
  const kept = storage();
  const here = tab({}, kept);
  const there = tab({}, kept);
  await here.credentials.followViewer(null);
  await there.credentials.signIn('fan', 'secret');
  here.credentials.followStorage();
  expect(here.onSignedInElsewhere).toHaveBeenCalledTimes(1);
  await here.credentials.followViewer(fan);

  const later = Math.floor((Date.now() + 2 * hour) / 1000);
  kept.setItem('astera.auth', JSON.stringify({ user_id: 7, exp: later }));
  here.credentials.followStorage();
  expect(here.credentials.states().person.context.credential?.expiresAt).toBe(later * 1000);

  there.credentials.leave(true);
  here.credentials.followStorage();
  expect(here.credentials.isSignedIn()).toBe(false);
  expect(here.onSignedOut.mock.calls).toEqual([[false]]);
});

it('follows another tab in, also when its chart is started by that news', async () => {
  const kept = storage();
  await tab({}, kept).credentials.signIn('fan', 'secret');
  const late = tab({ showsPerson: () => false }, kept);
  await vi.waitFor(() => expect(late.credentials.isSignedIn()).toBe(true));
  late.credentials.followStorage();
  expect(late.onSignedInElsewhere).toHaveBeenCalledTimes(1);
});

it('works as a first visit where storage is closed or holds nonsense', async () => {
  const closed = storage();
  closed.getItem = () => {
    throw new Error('SecurityError');
  };
  closed.setItem = closed.getItem;
  const { credentials } = tab({}, closed);
  await expect(credentials.signIn('fan', 'secret')).resolves.toEqual(fan);

  const odd = storage({
    'astera.token': 'cookie',
    'astera.auth': '{"user_id":"7"',
    'astera.user': '[]',
  });
  const second = tab({}, odd);
  await second.credentials.followViewer(null);
  expect(second.credentials.isSignedIn()).toBe(false);
});
