interface BurstOptions {
  /** So often it is done at once. */
  readonly most: number;
  /** Within so many milliseconds. */
  readonly perMs: number;
  /** What comes beyond that is done together, once in so many milliseconds. */
  readonly pauseMs: number;
  /** Milliseconds that only grow; for tests. */
  readonly now?: () => number;
}

/** Keeps something dear from being done a hundred times where once is enough. */
export interface BurstLimit {
  /** Whether it may be done at once; counts it. */
  readonly take: () => boolean;
  /** Has it done soon, once for all who ask until then. A later one's work is done in place of an earlier one's. */
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
