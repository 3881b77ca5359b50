interface LineLimitOptions {
  /** So many lines are written one by one. */
  readonly most: number;
  /** Within so many milliseconds. */
  readonly perMs: number;
  /** Writes how many there were beyond that, once, when the time is over. */
  readonly tellRest: (count: number) => void;
}

/** Keeps lines that anyone can have written from filling a disk: what is beyond a limit is counted. */
export function createLineLimit({ most, perMs, tellRest }: LineLimitOptions) {
  let written = 0;
  let end: NodeJS.Timeout | null = null;

  function over(): void {
    const rest = written - most;
    written = 0;
    end = null;
    if (rest > 0) tellRest(rest);
  }

  return {
    /** Whether a line is written by itself; counts it. */
    take(): boolean {
      end ??= setTimeout(over, perMs).unref();
      written += 1;
      return written <= most;
    },
    /** Tells of the rest at once: no one will later. */
    stop(): void {
      if (end === null) return;
      clearTimeout(end);
      over();
    },
  };
}
