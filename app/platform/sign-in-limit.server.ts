import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const quarterHour = 15 * 60;
const day = 24 * 60 * 60;

/** How many attempts that did not succeed are let through, and within how many seconds. */
export const signInLimits = {
  /** One name from one address: somebody guesses a password. */
  pair: { points: 5, duration: quarterHour },
  /** One name from anywhere: many guess together. */
  name: { points: 50, duration: day },
  /** One address for any name: somebody tries a list. */
  address: { points: 100, duration: day },
} as const;

export interface SignInLimit {
  /** Counts an attempt. @returns seconds to wait when it is refused, else null */
  attempt(address: string, name: string): Promise<number | null>;
  /** Takes the attempt back that turned out to be right, and forgets the mistakes before it. */
  succeeded(address: string, name: string): Promise<void>;
}

/** People reach one account by differently written names; so does the count. */
function canonical(name: string): string {
  return name.replaceAll('\0', '').trim().toLowerCase().slice(0, 320);
}

/** A whole IPv4 address, but the /64 of an IPv6 one: that is what one customer of a provider has. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain;
}

/** Limits sign-in attempts in the memory of this process. Counted before the password is looked at, so bursts count too. */
export function openSignInLimit(): SignInLimit {
  const pair = new RateLimiterMemory({ ...signInLimits.pair, keyPrefix: 'pair' });
  const byName = new RateLimiterMemory({ ...signInLimits.name, keyPrefix: 'name' });
  const byAddress = new RateLimiterMemory({ ...signInLimits.address, keyPrefix: 'address' });

  return {
    async attempt(address, name) {
      const from = network(address);
      const who = canonical(name);
      try {
        // The narrow one first: whoever is refused by it does not use up what others share.
        await pair.consume(`${from} ${who}`);
        await byAddress.consume(from);
        await byName.consume(who);
        return null;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      }
    },
    async succeeded(address, name) {
      const from = network(address);
      const who = canonical(name);
      await pair.delete(`${from} ${who}`);
      await byAddress.reward(from);
      await byName.reward(who);
    },
  };
}

/** The one count of this process: attempts in the app and over the wire are attempts on one account. */
export const signInLimit = openSignInLimit();
