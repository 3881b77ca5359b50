import { useEffect, useSyncExternalStore } from 'react';

// Uploads that the page shows itself, so the tray need not show them too.
let shown: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function change(next: ReadonlySet<string>): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** Marks this key's upload as shown by the page while the component is mounted. */
export function useShowsUpload(key: string): void {
  useEffect(() => {
    change(new Set([...shown, key]));
    return () => change(new Set([...shown].filter((other) => other !== key)));
  }, [key]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const none: ReadonlySet<string> = new Set();

export function useShownUploads(): ReadonlySet<string> {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => none,
  );
}
