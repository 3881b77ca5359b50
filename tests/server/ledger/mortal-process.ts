import type { Database } from '#app/server/db/database.server.ts';

/** What asks the database something. */
const asking = ['select', 'selectDistinct', 'insert', 'update', 'delete', 'execute'] as const;

/** Where a process dies: the how many-th thing it asks for, and whether that is still carried out. */
export interface Death {
  readonly at: number;
  readonly isDone: boolean;
}

/**
 * A process that can be killed at any point: from then on it gets no answer of the database or the back end, and what
 * its transaction wrote is rolled back. It lives again as the next process.
 */
export function mortalProcess(
  real: Database,
  reach: (request: Request) => Promise<Response>,
): {
  readonly database: Database;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Runs as a process that dies there, if it gets so far. @returns whether it was killed */
  readonly until: (death: Death | null, work: () => Promise<unknown>) => Promise<boolean>;
} {
  let death: Death | null = null;
  let left = 0;
  let isDead = false;
  /** @returns whether this is the last thing that is carried out */
  function tick(): boolean {
    if (isDead) throw new Error('killed');
    if (!death) return false;
    left -= 1;
    if (left > 0) return false;
    isDead = true;
    if (!death.isDone) throw new Error('killed');
    return true;
  }
  const dies = () => {
    throw new Error('killed');
  };
  function mortal<Own extends object>(own: Own): Own {
    return new Proxy(own, {
      get(target, name) {
        const found: unknown = Reflect.get(target, name, target);
        if (typeof found !== 'function') return found;
        if (name === 'transaction')
          return async (work: (own: object) => Promise<unknown>) => {
            const isLast = tick();
            const answer: unknown = await found.call(target, async (inner: object) => {
              const done = await work(mortal(inner));
              if (isDead && !isLast) dies();
              return done;
            });
            return isLast ? dies() : answer;
          };
        if (!asking.some((one) => one === name)) return found.bind(target) as unknown;
        return (...parts: readonly unknown[]) => {
          tick();
          return found.apply(target, parts) as unknown;
        };
      },
    });
  }
  return {
    database: mortal(real),
    async fetch(request) {
      const isLast = tick();
      const answer = await reach(request);
      if (isLast) throw new TypeError('fetch failed');
      return answer;
    },
    async until(planned, work) {
      death = planned;
      left = planned?.at ?? 0;
      try {
        await work();
      } catch (error) {
        if (!isDead) throw error;
      }
      const wasKilled = isDead;
      death = null;
      isDead = false;
      return wasKilled;
    },
  };
}
