import { setTimeout as pause } from 'node:timers/promises';

import type { WordpressMemory } from './memory.ts';
import { Refused, Unanswered, refusal } from './site.server.ts';
import type { Making, OpenTurn, WriteLocks, TurnTimes } from './write-lock-types.server.ts';

const pauseMs = 100;
/** So often is looked whether what a turn is kept for is done. */
const lookMs = 2_000;

/**
 * WooCommerce compares and locks nothing, so anyone who writes to an order has to be the only one (ADR 0039). A turn of
 * a process that died ends by itself.
 */
export function openWriteLocks(
  memory: WordpressMemory,
  { timeoutMs, clock }: TurnTimes,
): WriteLocks {
  const tails = new Map<string, Promise<unknown>>();
  /** Anyone who waits longer than this has been told so by then. */
  const patienceMs = timeoutMs * 0.8;
  /** Longer than any work takes. */
  const leaseMs = timeoutMs * 4;
  /** Longer than any work takes, and PHP after no one waits for it any more: a minute. */
  const makingLeaseMs = timeoutMs * 6;

  /** Turns of this process that may be given back before they end. */
  const kept = new Map<string, OpenTurn>();

  function keep(name: string, until: Date, { isDone }: Making): void {
    if (!isDone) return;
    const now = clock();
    for (const [other, turn] of kept) if (turn.until < now) kept.delete(other);
    const turn = { until, isDone };
    kept.set(name, turn);
    void watch(name, turn, Math.floor((until.getTime() - now.getTime()) / lookMs));
  }

  /**
   * Looks at once, as most are done by now and only their answer was lost, and so many times more: to those who wait in
   * another process the lease says nothing of what it is kept for. A look that fails is no fault, as the next one or
   * the end of the turn makes up for it; and no process stays for it.
   */
  async function watch(name: string, turn: OpenTurn, looks: number): Promise<void> {
    await settle(name).catch(() => {});
    // A WordPress that hangs makes a look as long as its question.
    if (looks < 1 || turn.until <= clock() || kept.get(name) !== turn) return;
    setTimeout(() => void watch(name, turn, looks - 1), lookMs).unref();
  }

  /** Gives a kept turn back, if what it was kept for is done. */
  async function settle(name: string): Promise<void> {
    const turn = kept.get(name);
    if (!turn || !(await turn.isDone()) || kept.get(name) !== turn) return;
    kept.delete(name);
    await memory.release(name, turn.until);
  }

  async function take(name: string, leaseMs: number): Promise<Date> {
    await settle(name).catch((error: unknown) => console.error(error));
    for (let waited = 0; waited < patienceMs; waited += pauseMs) {
      const now = clock().getTime();
      const until = new Date(now + leaseMs);
      if (await memory.lease(name, new Date(now), until)) return until;
      await pause(pauseMs);
    }
    throw new Refused(refusal(503, 'astera_busy', 'Someone else is at it.'));
  }

  async function alone<Result>(
    name: string,
    work: () => Promise<Result>,
    making?: Making,
  ): Promise<Result> {
    const until = await take(name, making ? makingLeaseMs : leaseMs);
    let isOver = true;
    try {
      return await work();
    } catch (error) {
      isOver = !(making && error instanceof Unanswered);
      if (!isOver && making) keep(name, until, making);
      throw error;
    } finally {
      // What is not given back ends by itself, and what has ended may be someone else's by now.
      if (isOver) await memory.release(name, until).catch((error: unknown) => console.error(error));
    }
  }

  return async (name, work, making) => {
    const before = tails.get(name) ?? Promise.resolve();
    const mine = () => alone(name, work, making);
    const done = before.then(mine, mine);
    tails.set(name, done);
    try {
      return await done;
    } finally {
      if (tails.get(name) === done) tails.delete(name);
    }
  };
}
