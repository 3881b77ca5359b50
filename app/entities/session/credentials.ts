import { createActor, fromPromise, waitFor } from 'xstate';

import { credentialMachine } from '#app/machines/credential.machine.ts';
import { type CredentialInput } from '#app/machines/credential-request.ts';
import {
  isExpired,
  type Credential,
  type RefreshOutcome,
  type TokenRequest,
} from '#app/machines/credential.ts';
import { AppError } from '#domain/app-error.ts';
import { tokenConstant } from '#domain/account/sign-in/token-constant.ts';
import { actsAs } from '#domain/account/role.ts';
import type { User } from '#domain/account/user.ts';

import { signInStorage, videoStorage } from './credential-storage.ts';
import type { SessionRenewal } from '#domain/account/sign-in/session-renewal.ts';

/** External dependencies of the two charts. Times are milliseconds since the epoch, UTC. */
export interface CredentialPorts {
  readonly storage: Storage;
  readonly now: () => number;
  readonly signIn: (person: { username: string; password: string }) => Promise<{
    readonly userId: number;
    readonly expiresAt: number;
  }>;
  readonly renew: () => Promise<SessionRenewal>;
  readonly fetchUser: () => Promise<User | null>;
  readonly videoToken: (kind: 'video' | 'refresh') => Promise<{ readonly expiresAt: number }>;
  /** Signed out in this tab. `expired`: not by the user's choice. */
  readonly onSignedOut: (expired: boolean) => void;
  /** A different user than the one known here is now signed in. */
  readonly onReplaced: () => void;
  /** Whether this tab shows a signed-in user. */
  readonly showsPerson: () => boolean;
  /** A user signed in in another tab. */
  readonly onSignedInElsewhere: () => void;
}

const credentialFor = (userId: number | null, expiresAt: number): Credential => ({
  token: tokenConstant,
  expiresAt,
  userId,
});

function startChart(kind: CredentialInput['kind'], ports: CredentialPorts) {
  const kept = (kind === 'video' ? videoStorage : signInStorage)(ports.storage);
  const requestToken = async (request: TokenRequest): Promise<Credential> => {
    if (request.kind === 'sign-in') {
      const { userId, expiresAt } = await ports.signIn(request);
      return credentialFor(userId, expiresAt);
    }
    return credentialFor(null, (await ports.videoToken(request.kind)).expiresAt);
  };
  const refreshToken = async ({ userId }: Credential): Promise<RefreshOutcome> => {
    const renewal = await ports.renew();
    return renewal.kind === 'renewed'
      ? { kind: 'renewed', credential: credentialFor(userId, renewal.expiresAt) }
      : renewal;
  };
  const chart = credentialMachine.provide({
    actors: {
      readStored: fromPromise(async () => kept.read()),
      requestToken: fromPromise<Credential, TokenRequest>(({ input }) => requestToken(input)),
      refreshToken: fromPromise<RefreshOutcome, Credential>(({ input }) => refreshToken(input)),
      fetchUser: fromPromise<User, Credential>(async () => {
        const user = await ports.fetchUser();
        if (!user) throw new AppError('session_expired');
        return user;
      }),
    },
    actions: {
      persist: ({ context }) => kept.write(context.credential, context.user),
      clearStored: () => kept.clear(),
    },
  });
  return { kept, actor: createActor(chart, { input: { kind, now: ports.now } }) };
}

/**
 * One tab's authentication chart and video authentication chart, connected to storage, to the server and to each other:
 * signing out of one signs out of both.
 */
export function startCredentials(ports: CredentialPorts) {
  const { actor: person, kept } = startChart('sign-in', ports);
  const { actor: video } = startChart('video', ports);
  let wasSignedIn = false;
  let why: 'ended' | 'chosen' | 'replaced' | 'leftover' = 'ended';
  let hasFollowed = false;

  const isSignedIn = () => person.getSnapshot().matches('authenticated');
  const awake = () => waitFor(person, (snapshot) => !snapshot.matches('idle'));

  person.subscribe((snapshot) => {
    const signedIn = snapshot.matches('authenticated');
    if (wasSignedIn && !signedIn) {
      video.send({ type: 'LOGOUT' });
      if (why === 'replaced') ports.onReplaced();
      // A page that came for someone else holds nothing of whose sign-in was left in storage.
      else if (why !== 'leftover') ports.onSignedOut(why === 'ended');
    }
    wasSignedIn = signedIn;
    const { user } = snapshot.context;
    const mayUpload = signedIn && user !== null && actsAs(user, 'celebrity');
    if (mayUpload && video.getSnapshot().matches('anonymous')) {
      video.send({ type: 'REQUEST_TOKEN', request: { kind: 'video' } });
    }
  });

  function logOut(reason: typeof why): void {
    why = reason;
    person.send({ type: 'LOGOUT' });
    why = 'ended';
  }

  /** @param chosen false when the session expired */
  function leave(chosen: boolean): void {
    logOut(chosen ? 'chosen' : 'ended');
  }

  /** @throws AppError with the code of the refusal */
  async function signIn(username: string, password: string): Promise<User> {
    await awake();
    leave(true);
    person.send({ type: 'REQUEST_TOKEN', request: { kind: 'sign-in', username, password } });
    const { context } = await waitFor(
      person,
      (snapshot) =>
        snapshot.matches({ authenticated: { user: 'known' } }) ||
        snapshot.matches('failure') ||
        snapshot.matches('anonymous'),
    );
    if (!context.user) throw new AppError(context.error?.code ?? 'backend_failed');
    return context.user;
  }

  /** Updates the state machines to the current visitor according to the server. */
  async function followViewer(viewer: User | null): Promise<void> {
    const replaced = hasFollowed ? 'replaced' : 'leftover';
    hasFollowed = true;
    await awake();
    if (person.getSnapshot().matches('loading')) return;
    const known = person.getSnapshot().context.credential?.userId;
    if (known !== undefined && known !== viewer?.id) logOut(viewer ? replaced : 'chosen');
    if (!viewer) return;
    const { credential: held } = person.getSnapshot().context;
    // What the same user left here may have expired long before this session began.
    if (held === null || isExpired(held, ports.now())) {
      // Offline, nothing is known about the session, and the server remains the authority on who is visiting.
      const renewal = await ports.renew().catch(() => null);
      if (renewal?.kind !== 'renewed') return;
      const credential = credentialFor(viewer.id, renewal.expiresAt);
      person.send({ type: isSignedIn() ? 'REFRESH_TOKEN' : 'TOKEN_GIVEN', credential });
    }
    person.send({ type: 'SET_USER', user: viewer });
  }

  /** Follows changes made by another tab. */
  function followStorage(): void {
    const { credential } = kept.read();
    if (!credential) leave(true);
    // A chart started by this event has read it already, and the page does not know a user yet.
    else if (!isSignedIn() || !ports.showsPerson()) ports.onSignedInElsewhere();
    else if (credential.expiresAt > (person.getSnapshot().context.credential?.expiresAt ?? 0)) {
      person.send({ type: 'REFRESH_TOKEN', credential });
    }
  }

  person.start();
  video.start();
  return {
    signIn,
    followViewer,
    followStorage,
    leave,
    isSignedIn,
    /** The state of both charts. */
    states: () => ({ person: person.getSnapshot(), video: video.getSnapshot() }),
    stop: () => {
      person.stop();
      video.stop();
    },
  };
}

export type Credentials = ReturnType<typeof startCredentials>;
