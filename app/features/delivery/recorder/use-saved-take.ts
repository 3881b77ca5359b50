import { useEffect, useSyncExternalStore } from 'react';
import { watchers, noteFor, takes, folder, placeOf, changed } from './saved-take.ts';

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function noteOf(key: string) {
  return noteFor(key).read();
}

/** Restores what was saved before this page was loaded. */
async function loadTake(key: string): Promise<void> {
  const note = noteOf(key);
  if (note === null || takes.has(key)) return;
  const { name, type, modifiedAt } = note;
  try {
    const handle = await (await folder()).getFileHandle(placeOf(key));
    const file = await handle.getFile();
    takes.set(key, new File([file], name, { type, lastModified: modifiedAt }));
  } catch {
    noteFor(key).keep(null);
  }
  changed();
}

/** The undelivered take for this key; null if there is none, and on the server. */
export function useSavedTake(key: string): File | null {
  useEffect(() => void loadTake(key), [key]);
  return useSyncExternalStore(
    watch,
    () => (noteOf(key) === null ? null : (takes.get(key) ?? null)),
    () => null,
  );
}
