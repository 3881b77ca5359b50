/** Asks for clips that wait to be prepared; the transcoder listens where there is one. */
export function wakePreparation(): void {
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Whether new clips are prepared; otherwise they play as they are. */
export function isPreparing(): boolean {
  return listeners.size > 0;
}

/** @returns a function that removes the listener */
export function onPreparationAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
