interface LineLimitOptions {
  /** How many lines are written individually. */
  readonly most: number;
  /** Within this many milliseconds. */
  readonly perMs: number;
  /** Writes how many more there were, once, when the time is over. */
  readonly tellRest: (count: number) => void;
}

/** Keeps lines that anyone can trigger from filling a disk: those beyond the limit are only counted. */
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
    /** Whether a line may be written individually; counts it. */
    take(): boolean {
      end ??= setTimeout(over, perMs).unref();
      written += 1;
      return written <= most;
    },
    /** Reports the rest at once, as there is no later. */
    stop(): void {
      if (end === null) return;
      clearTimeout(end);
      over();
    },
  };
}
