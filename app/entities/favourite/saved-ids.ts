import * as v from 'valibot';

const idsSchema = v.array(v.pipe(v.number(), v.integer(), v.minValue(1)));

/** Ids that this browser keeps, for all its tabs. */
export interface SavedIds {
  /** The same array until it changes. */
  readonly read: () => readonly number[];
  readonly write: (ids: readonly number[]) => void;
  /** Is told of changes in this tab and others. @returns a function that stops it */
  readonly follow: (onChange: () => void) => () => void;
}

const none: readonly number[] = [];

/** @param storageKey deleted at sign-out with everything else that is named like it (`entities/session/drafts.ts`) */
export function savedIds(storageKey: string, most: number): SavedIds {
  const followers = new Set<() => void>();
  let text: string | null = null;
  let known = none;
  function read(): readonly number[] {
    try {
      const now = window.localStorage.getItem(storageKey);
      if (now === text) return known;
      text = now;
      const ids = v.safeParse(idsSchema, JSON.parse(now ?? '[]'));
      known = ids.success ? ids.output.slice(-most) : none;
    } catch {
      // Unreadable, or there is no storage: it lasts as long as the page.
    }
    return known;
  }
  return {
    read,
    write(ids) {
      const kept = ids.slice(-most);
      try {
        if (kept.length === 0) window.localStorage.removeItem(storageKey);
        else window.localStorage.setItem(storageKey, JSON.stringify(kept));
      } catch {
        known = kept;
      }
      for (const tell of followers) tell();
    },
    follow(onChange) {
      followers.add(onChange);
      window.addEventListener('storage', onChange);
      return () => {
        followers.delete(onChange);
        window.removeEventListener('storage', onChange);
      };
    },
  };
}
