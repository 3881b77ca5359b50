/** Notifies listeners in this process that something happened, without details. */
export interface Emitter {
  readonly emit: () => void;
  /** @returns a function that removes the listener */
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
