interface BurstOptions {
  /** How many runs are allowed at once. */
  readonly most: number;
  /** Within this many milliseconds. */
  readonly perMs: number;
  /** Runs beyond that are merged into one per this many milliseconds. */
  readonly pauseMs: number;
  /** Monotonic milliseconds; for tests. */
  readonly now?: () => number;
}

/** Keeps something expensive from running a hundred times when once is enough. */
export interface BurstLimit {
  /** Whether it may run now; counts it. */
  readonly take: () => boolean;
  /** Runs it soon, once for all calls until then. Later work replaces earlier work. */
  readonly soon: (work: () => Promise<void>) => void;
}

export function createBurstLimit({
  most,
  perMs,
  pauseMs,
  now = () => performance.now(),
}: BurstOptions): BurstLimit {
  let left = most;
  let since = now();
  let waiting: (() => Promise<void>) | null = null;

  return {
    take() {
      const at = now();
      left = Math.min(most, left + ((at - since) * most) / perMs);
      since = at;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
    soon(work) {
      const isFirst = waiting === null;
      waiting = work;
      if (!isFirst) return;
      setTimeout(() => {
        const last = waiting;
        waiting = null;
        last?.().catch((error: unknown) => console.error(error));
      }, pauseMs).unref();
    },
  };
}
