import { useSyncExternalStore, type ReactNode } from 'react';

let shown: ReactNode = null;
const listeners = new Set<() => void>();

/** Shows something on top of all pages until the browser leaves the site; the caller loads its code. */
export function showInCorner(what: ReactNode): void {
  shown = what;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is shown there; nothing on the server. */
export function useCorner(): ReactNode {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
}
