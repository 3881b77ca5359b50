import { createHash } from 'node:crypto';

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

import { AppError } from '#domain/app-error.ts';

const quarter = 15 * 60;

/**
 * How often one may be wrong in a quarter of an hour. An account alone may be tried more often than from one address, so
 * that a stranger who guesses does not soon lock out its owner.
 */
const usual = { accountAtAddress: 10, account: 50, address: 100 };

/** Counts failed attempts to sign in; kept in memory, so each process counts its own. */
export function createSignInLimit(attempts = usual) {
  const pairs = new RateLimiterMemory({ points: attempts.accountAtAddress, duration: quarter });
  const accounts = new RateLimiterMemory({ points: attempts.account, duration: quarter });
  const addresses = new RateLimiterMemory({ points: attempts.address, duration: quarter });
  /** A name may be endless, and is nobody's business in memory. */
  const keyOf = (username: string) =>
    createHash('sha256').update(username.trim().toLowerCase()).digest('base64url');
  /** Each counter with its key; an address that nobody told is not counted as one. */
  const counters = (username: string, address: string | undefined) => {
    const account = keyOf(username);
    const ofAddress = address === undefined ? [] : [[addresses, address] as const];
    return [
      [pairs, `${account} ${address ?? ''}`] as const,
      [accounts, account] as const,
      ...ofAddress,
    ];
  };

  /**
   * Takes one attempt before the password is looked at, so that many at once cannot all slip through.
   * @param address of the peer; undefined where the host does not say
   * @throws AppError `too_many_requests`
   */
  async function takeAttempt(username: string, address: string | undefined): Promise<void> {
    try {
      for (const [counter, key] of counters(username, address)) await counter.consume(key);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw new AppError('too_many_requests');
      throw error;
    }
  }

  /** Gives an attempt back: it was right. What was wrong before it still counts. */
  async function giveBack(username: string, address: string | undefined): Promise<void> {
    for (const [counter, key] of counters(username, address)) await counter.reward(key);
  }

  return { takeAttempt, giveBack };
}

/** The one counter of this process. */
export const signInLimit = createSignInLimit();
