/** How long attempts pause after a first failure; doubled after each further one. */
export const firstRestMs = 5_000;
export const maxRestMs = 60_000;

/**
 * Pauses expensive attempts after a failure: until the pause is over, callers get that failure. Concurrent callers
 * share one attempt.
 */
export function restAfterFailure<Thing>(attempt: () => Promise<Thing>): () => Promise<Thing> {
  let underWay: Promise<Thing> | undefined;
  let failure: unknown;
  let restMs = 0;
  let until = 0;
  async function tryNow(): Promise<Thing> {
    try {
      const thing = await attempt();
      restMs = 0;
      return thing;
    } catch (error) {
      failure = error;
      restMs = Math.min(restMs === 0 ? firstRestMs : restMs * 2, maxRestMs);
      until = performance.now() + restMs;
      throw error;
    } finally {
      underWay = undefined;
    }
  }
  return async () => {
    if (underWay) return underWay;
    if (restMs > 0 && performance.now() < until) throw failure;
    underWay = tryNow();
    return underWay;
  };
}
