import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';

import type { User } from '#domain/account/user.ts';

import { credentialMachine } from './credential.machine.ts';
import { type CredentialInput } from './credential-request.ts';
import type { Credential, RefreshOutcome, StoredCredential, TokenRequest } from './credential.ts';

export const minute = 60_000;
export const user: User = { id: 7, role: 'fan', name: 'Fay', picture: null };
export const token = (name: string, expiresAt: number): Credential => ({
  token: name,
  expiresAt,
  userId: 7,
});
export const hour = token('hour', 60 * minute);

/** What storage contains and the back end returns; anything omitted succeeds. */
export interface World {
  readonly kind?: CredentialInput['kind'];
  readonly stored?: StoredCredential | Error;
  readonly issue?: (request: TokenRequest) => Promise<Credential>;
  readonly refresh?: (credential: Credential) => Promise<RefreshOutcome>;
  readonly fetchUser?: (credential: Credential) => Promise<User>;
}

/** A running machine on a simulated clock, with everything it requested and wrote. */
export function credential(world: World = {}) {
  const clock = new SimulatedClock();
  const written: string[] = [];
  const requests: TokenRequest[] = [];
  const refreshed: Credential[] = [];
  const machine = credentialMachine.provide({
    actors: {
      readStored: fromPromise(async () => {
        if (world.stored instanceof Error) throw world.stored;
        return world.stored ?? { credential: null, user: null };
      }),
      requestToken: fromPromise<Credential, TokenRequest>(async ({ input }) => {
        requests.push(input);
        return world.issue ? world.issue(input) : hour;
      }),
      refreshToken: fromPromise<RefreshOutcome, Credential>(async ({ input }) => {
        refreshed.push(input);
        return world.refresh ? world.refresh(input) : { kind: 'unreachable' };
      }),
      fetchUser: fromPromise<User, Credential>(async ({ input }) =>
        world.fetchUser ? world.fetchUser(input) : user,
      ),
    },
    actions: {
      persist: ({ context }) => {
        written.push(`${context.credential?.token ?? '-'} ${context.user?.name ?? '-'}`);
      },
      clearStored: () => {
        written.push('cleared');
      },
    },
  });
  const input = { kind: world.kind ?? 'sign-in', now: () => clock.now() };
  const actor = createActor(machine, { input, clock }).start();
  const context = () => actor.getSnapshot().context;
  type State = Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0];
  const reaches = (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state));
  /** Runs the 3-second checks one by one, each with its responses. */
  const pass = async (checks: number) => {
    for (let check = 0; check < checks; check += 1) {
      clock.increment(3_000);
      await waitFor(
        actor,
        (snapshot) => !snapshot.matches({ authenticated: { token: 'refreshing' } }),
      );
    }
  };
  return { actor, clock, written, requests, refreshed, context, reaches, pass };
}

/** Lets all promises that are already resolved run their callbacks. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A machine that starts authenticated from storage. */
export async function signedIn(world: World = {}, first: Credential = hour) {
  const subject = credential({ stored: { credential: first, user }, ...world });
  await subject.reaches('authenticated');
  return subject;
}
