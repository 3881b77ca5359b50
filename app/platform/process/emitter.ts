/** Tells anyone who listens in this process that something happened, without saying what. */
export interface Emitter {
  readonly emit: () => void;
  /** @returns what stops the listening */
  readonly onEmit: (listener: () => void) => () => void;
}

export function createEmitter(): Emitter {
  const listeners = new Set<() => void>();
  return {
    emit() {
      for (const listener of listeners) listener();
    },
    onEmit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
