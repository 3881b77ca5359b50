import { setTimeout as pause } from 'node:timers/promises';

import type { WordpressMemory } from './memory.ts';
import { Refused, refusal } from './site.server.ts';

/** Longer than any work takes, so that a process that died keeps nobody waiting for long. */
const leaseMs = 20_000;
const pauseMs = 100;
/** Whoever waits longer than this has been told so by then. */
const patienceMs = 8_000;

/** Does works of one name one after the other, in this process and all others that share its tables. */
export type Turns = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/** WooCommerce compares and locks nothing, so whoever writes to an order has to be the only one (ADR 0039). */
export function openTurns(memory: WordpressMemory): Turns {
  const tails = new Map<string, Promise<unknown>>();

  async function take(name: string) {
    for (let waited = 0; waited < patienceMs; waited += pauseMs) {
      const now = Date.now();
      if (await memory.lease(name, new Date(now), new Date(now + leaseMs))) return;
      await pause(pauseMs);
    }
    throw new Refused(refusal(503, 'astera_busy', 'Somebody else is at it.'));
  }

  async function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    await take(name);
    try {
      return await work();
    } finally {
      // What is not given back ends by itself.
      await memory.release(name).catch((error: unknown) => console.error(error));
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
