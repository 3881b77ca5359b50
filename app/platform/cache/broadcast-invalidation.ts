/** Tells other processes that a cache, or whatever `broadcastInvalidation` names, is no longer valid. */
type Carrier = (name: string) => Promise<void>;

type Forget = (detail?: string) => void;

const memories = new Map<string, Forget>();
let carrier: Carrier = () => Promise.resolve();

/**
 * Names a cache of this process, so that all processes of the site invalidate it together (ADR 0042).
 * @param name of letters and dashes, the same in every process
 * @param forget invalidates this process's cache; all of it, unless given a detail
 * @returns a function that invalidates it here at once, and resolves when the message to the others is sent; never
 * rejects. Call it once the change is readable, and await it before responding to the change
 */
export function broadcastInvalidation(
  name: string,
  forget: Forget,
): (detail?: string) => Promise<void> {
  memories.set(name, forget);
  return async (detail) => {
    forget(detail);
    try {
      await carrier(detail === undefined ? name : `${name} ${detail}`);
    } catch (error) {
      // The change itself succeeded; the other processes' caches will expire on their own.
      console.error(error);
    }
  };
}

/** Sets how messages reach other processes; until then none are sent. @returns a function that stops it */
export function carryForgetting(carry: Carrier): () => void {
  carrier = carry;
  return () => {
    carrier = () => Promise.resolve();
  };
}

/** Another process invalidated this cache; unknown names come from a newer or older version. */
export function forgetHere(word: string): void {
  const [name = '', detail] = word.split(' ', 2);
  memories.get(name)?.(detail);
}

/** Messages may have been missed: invalidates every cache that other processes could have changed. */
export function forgetAllHere(): void {
  for (const forget of memories.values()) forget();
}
