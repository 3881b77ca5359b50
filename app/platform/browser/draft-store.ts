import { useSyncExternalStore } from 'react';

/** What a person has begun is kept under this prefix; so it goes with anyone who signs out, whatever it is. */
export const draftPrefix = 'astera.';
export type DraftKey = `${typeof draftPrefix}${string}`;

/** Its name in the browser's private file system, for what is too large elsewhere. */
export const draftFolder = 'astera';

/** `tab` outlasts a reload and a session that ends; `local` the tab as well, and all windows share it. */
export type DraftPlace = 'tab' | 'local';

/** A text under one key. */
export interface TextDraft {
  readonly read: () => string | null;
  /** Null forgets it. */
  readonly write: (text: string | null) => void;
  /** What is kept now; `undefined` on the server and until a script runs, which cannot know. */
  readonly useText: () => string | null | undefined;
}

/** Where there is no storage, texts live as long as the page. */
const withoutStorage = new Map<string, string>();
const listeners = new Map<string, Set<() => void>>();

/** Forgets what lives as long as the page; what is in a storage is left to `app/entities/session/drafts.ts`. */
export function forgetWithoutStorage(): void {
  withoutStorage.clear();
}

function storageOf(place: DraftPlace): Storage {
  return place === 'tab' ? sessionStorage : localStorage;
}

function unknown(): undefined {}

export function createTextDraft(key: DraftKey, place: DraftPlace = 'local'): TextDraft {
  const id = `${place} ${key}`;
  const heard = listeners.get(id) ?? new Set();
  listeners.set(id, heard);

  const read = () => {
    const held = withoutStorage.get(id);
    if (held !== undefined) return held;
    try {
      return storageOf(place).getItem(key);
    } catch {
      return null;
    }
  };
  const write = (text: string | null) => {
    withoutStorage.delete(id);
    try {
      if (text === null) storageOf(place).removeItem(key);
      else storageOf(place).setItem(key, text);
    } catch {
      // None, or a full one: what is on the page is there still.
      if (text !== null) withoutStorage.set(id, text);
    }
    for (const listener of heard) listener();
  };
  const subscribe = (listener: () => void) => {
    const follow = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener();
    };
    heard.add(listener);
    window.addEventListener('storage', follow);
    // A page that the back button wakes up has slept through what other windows did.
    window.addEventListener('pageshow', listener);
    return () => {
      heard.delete(listener);
      window.removeEventListener('storage', follow);
      window.removeEventListener('pageshow', listener);
    };
  };
  return { read, write, useText: () => useSyncExternalStore(subscribe, read, unknown) };
}
