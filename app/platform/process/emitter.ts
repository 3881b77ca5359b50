/** Tells anyone who listens in this process that something happened, without saying what. */
export interface Emitter {
  readonly ring: () => void;
  /** @returns what stops the listening */
  readonly onRing: (listener: () => void) => () => void;
}

export function createEmitter(): Emitter {
  const listeners = new Set<() => void>();
  return {
    ring() {
      for (const listener of listeners) listener();
    },
    onRing(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
