import { useEffect, useSyncExternalStore } from 'react';

// Uploads that the page shows itself: the tray has no need to say it again.
let shown: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function change(next: ReadonlySet<string>): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** The page shows the upload of this key for as long as the component is there. */
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
