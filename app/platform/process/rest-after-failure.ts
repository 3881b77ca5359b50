/** How long nothing is tried after a first failure; twice as long after each further one. */
export const firstRestMs = 5_000;
export const maxRestMs = 60_000;

/**
 * Leaves alone for a while what has failed, where an attempt costs much: until then everyone is given that failure.
 * Of those who ask while an attempt is under way, all wait for the same one.
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
