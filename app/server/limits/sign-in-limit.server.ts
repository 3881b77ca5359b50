import { networkOf } from '#app/platform/request/network-of.ts';

import type { createAccountLimits } from './account-limits.server.ts';
import type { AccountLimit } from './limit-table.server.ts';
import { accountsStore } from '#app/server/accounts/store/accounts-store.server.ts';

export interface SignInLimit {
  /**
   * Counts an attempt.
   * @param device a browser on which this name signed in before, or null; it is counted separately, so that a
   *   stranger's attempts never lock the user out
   * @returns seconds to wait when it is rejected, else null
   */
  attempt(address: string, name: string, device?: string | null): Promise<number | null>;
  /** Takes back an attempt that succeeded, and resets the failures before it. */
  succeeded(address: string, name: string, device?: string | null): Promise<void>;
  /** Takes back an attempt without a response, so that our own outages lock no one out. */
  unanswered(address: string, name: string, device?: string | null): Promise<void>;
}

/** One account can be reached by differently written names, so they are counted as one. */
export function canonicalName(name: string): string {
  return name.replaceAll('\0', '').trim().toLowerCase().slice(0, 320);
}

/** The limits of an attempt, the narrowest first: requests it rejects do not use up the shared ones. */
function limitsOf(
  address: string,
  name: string,
  device: string | null,
): readonly (readonly [AccountLimit, string])[] {
  const who = canonicalName(name);
  return device === null
    ? [
        ['signInPair', `${networkOf(address)} ${who}`],
        ['signInAddress', address],
        ['signInName', who],
      ]
    : [
        ['signInDevice', `${device} ${who}`],
        ['signInDeviceDay', `${device} ${who}`],
      ];
}

/** Limits sign-in attempts. They are counted before the password is looked at, so bursts count too. */
export function createSignInLimit(counters: ReturnType<typeof createAccountLimits>): SignInLimit {
  return {
    async attempt(address, name, device = null) {
      for (const [limit, key] of limitsOf(address, name, device)) {
        const wait = await counters.attempt(limit, key);
        if (wait !== null) return wait;
      }
      return null;
    },
    async unanswered(address, name, device = null) {
      const limits = limitsOf(address, name, device);
      await Promise.all(limits.map(([limit, key]) => counters.giveBack(limit, key)));
    },
    async succeeded(address, name, device = null) {
      const who = canonicalName(name);
      await Promise.all(
        device === null
          ? [
              counters.forget('signInPair', `${networkOf(address)} ${who}`),
              counters.giveBack('signInAddress', address),
              counters.giveBack('signInName', who),
            ]
          : [
              counters.forget('signInDevice', `${device} ${who}`),
              counters.forget('signInDeviceDay', `${device} ${who}`),
            ],
      );
    },
  };
}

/** The limit shared by all processes: attempts in the app and over the API count for the same account. */
export async function signInLimit(): Promise<SignInLimit> {
  return createSignInLimit((await accountsStore()).limits);
}
