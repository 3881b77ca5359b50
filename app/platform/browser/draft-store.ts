import { useSyncExternalStore } from 'react';

/** Unfinished input is stored under this prefix, so that all of it is removed on sign-out. */
export const draftPrefix = 'astera.';
export type DraftKey = `${typeof draftPrefix}${string}`;

/** The folder's name in the browser's private file system, for drafts too large for storage. */
export const draftFolder = 'astera';

/** `tab` survives a reload and session expiry; `local` also survives the tab, and all windows share it. */
export type DraftPlace = 'tab' | 'local';

/** A text stored under one key. */
export interface TextDraft {
  readonly read: () => string | null;
  /** Null deletes it. */
  readonly write: (text: string | null) => void;
  /** The current text; `undefined` on the server and until hydration, where it cannot be known. */
  readonly useText: () => string | null | undefined;
}

/** Without storage, texts live as long as the page. */
const withoutStorage = new Map<string, string>();
const listeners = new Map<string, Set<() => void>>();

/** Deletes texts that live as long as the page; those in storage are left to `app/entities/session/drafts.ts`. */
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
      // Storage is missing or full: keep the text as long as the page.
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
    // A page restored by the back button has missed changes made in other windows.
    window.addEventListener('pageshow', listener);
    return () => {
      heard.delete(listener);
      window.removeEventListener('storage', follow);
      window.removeEventListener('pageshow', listener);
    };
  };
  return { read, write, useText: () => useSyncExternalStore(subscribe, read, unknown) };
}
