import { assign, fromPromise, setup, type DoneActorEvent, type ErrorActorEvent } from 'xstate';

import { AppError } from '#domain/app-error.ts';
import type { User } from '#domain/account/user.ts';

import {
  isExpired,
  isRefreshDue,
  refreshCheckMs,
  startsAuthenticated,
  type Credential,
  type CredentialError,
  type RefreshOutcome,
  type StoredCredential,
  type TokenRequest,
} from './credential.ts';
import {
  type CredentialInput,
  type CredentialContext,
  type CredentialEvent,
  missing,
  requestOf,
} from './credential-request.ts';

const logout = ['forget', 'clearStored'] as const;

/**
 * The authentication machine of spec §4, used for sign-in and for video access. It has no knowledge of storage or the
 * network: actors `readStored`, `requestToken`, `refreshToken` and `fetchUser` and actions `persist` and `clearStored`
 * must be provided.
 */
export const credentialMachine = setup({
  types: {
    context: {} as CredentialContext,
    events: {} as CredentialEvent,
    input: {} as CredentialInput,
  },
  actors: {
    readStored: fromPromise<StoredCredential>(async () => missing('readStored')),
    requestToken: fromPromise<Credential, TokenRequest>(async () => missing('requestToken')),
    refreshToken: fromPromise<RefreshOutcome, Credential>(async () => missing('refreshToken')),
    fetchUser: fromPromise<User, Credential>(async () => missing('fetchUser')),
  },
  delays: { refreshCheck: refreshCheckMs },
  guards: {
    isStoredComplete: ({ context }, stored: StoredCredential) =>
      startsAuthenticated(context.kind, stored),
    isVideo: ({ context }) => context.kind === 'video',
    hasNoUserToFetch: ({ context }) =>
      context.kind === 'video' || (context.user !== null && context.user.id > 0),
    isExpired: ({ context }) =>
      context.credential === null || isExpired(context.credential, context.now()),
    isRefreshDue: ({ context }) =>
      context.credential !== null && isRefreshDue(context.credential, context.now()),
    isVideoRefreshDue: ({ context }) =>
      context.kind === 'video' &&
      context.credential !== null &&
      isRefreshDue(context.credential, context.now()),
  },
  actions: {
    /** Provided by the owner: writes credential and user to storage. */
    persist: () => {},
    /** Provided by the owner: clears storage. */
    clearStored: () => {},
    forget: assign({ credential: null, user: null, error: null }),
    setCredential: assign({
      credential: (_, credential: Credential) => credential,
      error: null,
    }),
    setUser: assign({ user: (_, user: User) => user }),
    setError: assign({
      credential: null,
      user: null,
      error: (_, cause: unknown): CredentialError => ({
        code: cause instanceof AppError ? cause.code : 'backend_failed',
      }),
    }),
  },
}).createMachine({
  id: 'credential',
  context: ({ input }) => ({ ...input, credential: null, user: null, error: null }),
  initial: 'idle',
  states: {
    idle: {
      invoke: {
        src: 'readStored',
        onDone: [
          {
            guard: {
              type: 'isStoredComplete',
              params: ({ event }: { event: DoneActorEvent<StoredCredential> }) => event.output,
            },
            target: 'authenticated',
            actions: assign({
              credential: ({ event }) => event.output.credential,
              user: ({ event }) => event.output.user,
            }),
          },
          { target: 'anonymous' },
        ],
        // Unreadable storage (a private window) counts as empty.
        onError: 'anonymous',
      },
    },
    anonymous: {
      on: {
        REQUEST_TOKEN: 'loading',
        TOKEN_GIVEN: {
          target: 'success',
          actions: { type: 'setCredential', params: ({ event }) => event.credential },
        },
      },
    },
    loading: {
      entry: assign({ error: null }),
      invoke: {
        src: 'requestToken',
        input: ({ context, event }) => requestOf(context, event),
        onDone: {
          target: 'success',
          actions: { type: 'setCredential', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failure',
          actions: {
            type: 'setError',
            params: ({ event }: { event: ErrorActorEvent }) => event.error,
          },
        },
      },
      // A token that arrives after sign-out must not sign the user in again.
      on: { LOGOUT: { target: 'anonymous', actions: logout } },
    },
    success: { entry: 'persist', always: 'authenticated' },
    failure: {
      entry: 'clearStored',
      on: {
        REQUEST_TOKEN: 'loading',
        TOKEN_GIVEN: {
          target: 'success',
          actions: { type: 'setCredential', params: ({ event }) => event.credential },
        },
        LOGOUT: { target: 'anonymous', actions: 'forget' },
      },
    },
    authenticated: {
      type: 'parallel',
      on: {
        LOGOUT: { target: 'anonymous', actions: logout },
        REFRESH_VIDEO_TOKEN: { guard: 'isVideo', target: 'loading' },
      },
      states: {
        token: {
          initial: 'resting',
          // On this region, so that a refresh in flight is cancelled and cannot overwrite the newer token.
          on: {
            REFRESH_TOKEN: {
              target: '.resting',
              actions: [
                { type: 'setCredential', params: ({ event }) => event.credential },
                'persist',
              ],
            },
          },
          states: {
            resting: { after: { refreshCheck: 'checking' } },
            checking: {
              always: [
                { guard: 'isExpired', target: '#credential.anonymous', actions: logout },
                { guard: 'isVideoRefreshDue', target: '#credential.loading' },
                { guard: 'isRefreshDue', target: 'refreshing' },
                { target: 'resting' },
              ],
            },
            refreshing: {
              invoke: {
                src: 'refreshToken',
                input: ({ context }) => context.credential ?? missing('credential'),
                onDone: [
                  {
                    guard: ({ event }) => event.output.kind === 'refused',
                    target: '#credential.anonymous',
                    actions: logout,
                  },
                  {
                    guard: ({ event }) => event.output.kind === 'not-refreshable',
                    target: 'lasting',
                  },
                  {
                    guard: ({ event }) => event.output.kind === 'renewed',
                    target: 'resting',
                    actions: [
                      assign({
                        credential: ({ context, event: { output } }) =>
                          output.kind === 'renewed' ? output.credential : context.credential,
                      }),
                      'persist',
                    ],
                  },
                  { target: 'resting' },
                ],
                onError: 'resting',
              },
            },
            /** A token that cannot be refreshed: only its expiry is checked. */
            lasting: {
              after: {
                refreshCheck: [
                  { guard: 'isExpired', target: '#credential.anonymous', actions: logout },
                  { target: 'lasting', reenter: true },
                ],
              },
            },
          },
        },
        user: {
          initial: 'looking',
          on: {
            SET_USER: {
              target: '.known',
              actions: [{ type: 'setUser', params: ({ event }) => event.user }, 'persist'],
            },
          },
          states: {
            looking: {
              always: [{ guard: 'hasNoUserToFetch', target: 'known' }, { target: 'fetching' }],
            },
            fetching: {
              invoke: {
                src: 'fetchUser',
                input: ({ context }) => context.credential ?? missing('credential'),
                onDone: {
                  target: 'known',
                  actions: [{ type: 'setUser', params: ({ event }) => event.output }, 'persist'],
                },
                onError: { target: '#credential.anonymous', actions: logout },
              },
            },
            known: {},
          },
        },
      },
    },
  },
});
