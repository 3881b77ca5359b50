import { useSyncExternalStore, type ReactNode } from 'react';

let shown: ReactNode = null;
const listeners = new Set<() => void>();

/** Puts something over all pages, until the browser leaves the site: its code comes with anyone who needs it. */
export function showInCorner(what: ReactNode): void {
  shown = what;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What was put there; nothing on the server. */
export function useCorner(): ReactNode {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
}
