import { setTimeout as pause } from 'node:timers/promises';

import type { WordpressMemory } from './memory.ts';
import { Refused, refusal } from './site.server.ts';

const pauseMs = 100;
/** Whoever waits longer than this has been told so by then. */
const patienceMs = 8_000;

/** Does works of one name one after the other, in this process and all others that share its tables. */
export type Turns = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * WooCommerce compares and locks nothing, so whoever writes to an order has to be the only one (ADR 0039).
 * @param leaseMs longer than any work takes: a turn of a process that died ends after it
 */
export function openTurns(memory: WordpressMemory, leaseMs: number): Turns {
  const tails = new Map<string, Promise<unknown>>();

  async function take(name: string): Promise<Date> {
    for (let waited = 0; waited < patienceMs; waited += pauseMs) {
      const now = Date.now();
      const until = new Date(now + leaseMs);
      if (await memory.lease(name, new Date(now), until)) return until;
      await pause(pauseMs);
    }
    throw new Refused(refusal(503, 'astera_busy', 'Somebody else is at it.'));
  }

  async function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const until = await take(name);
    try {
      return await work();
    } finally {
      // What is not given back ends by itself, and what has ended may be somebody else's by now.
      await memory.release(name, until).catch((error: unknown) => console.error(error));
    }
  }

  return async (name, work) => {
    const before = tails.get(name) ?? Promise.resolve();
    const done = before.then(
      () => alone(name, work),
      () => alone(name, work),
    );
    tails.set(name, done);
    try {
      return await done;
    } finally {
      if (tails.get(name) === done) tails.delete(name);
    }
  };
}
