import { useSyncExternalStore } from 'react';

/** A text that all windows of this browser keep under one key, and hear of. */
export interface TextDraft {
  readonly read: () => string | null;
  /** Null forgets it. */
  readonly write: (text: string | null) => void;
  /** What is kept now; `undefined` on the server and until a script runs, which cannot know. */
  readonly useText: () => string | null | undefined;
}

/** Where there is no storage, the text lives as long as the page. */
export function createTextDraft(key: string): TextDraft {
  const listeners = new Set<() => void>();
  let withoutStorage: string | null = null;

  const read = () => {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return withoutStorage;
    }
  };
  const subscribe = (listener: () => void) => {
    const follow = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', follow);
    // A page that the back button wakes up has slept through what other windows did.
    window.addEventListener('pageshow', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', follow);
      window.removeEventListener('pageshow', listener);
    };
  };
  return {
    read,
    write: (text) => {
      try {
        if (text === null) window.localStorage.removeItem(key);
        else window.localStorage.setItem(key, text);
      } catch {
        withoutStorage = text;
      }
      for (const listener of listeners) listener();
    },
    useText: () => useSyncExternalStore(subscribe, read, unknown),
  };
}

function unknown(): undefined {}
