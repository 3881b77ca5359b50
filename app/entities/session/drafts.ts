import {
  draftFolder,
  draftPrefix,
  forgetWithoutStorage,
} from '#app/platform/browser/draft-store.ts';

import { credentialKeys } from './credential-keys.ts';

const ownerKey = 'astera.owner';
/** Set briefly on sign-out, to notify other tabs. */
const leftKey = 'astera.left';
const ofCredentials = new Set<string>(Object.values(credentialKeys));

export interface Storages {
  /** Shared by all tabs. */
  readonly local: Storage;
  /** This tab only. */
  readonly tab: Storage;
}

/** Without storage nothing is stored, so there is nothing to delete. */
function ifPossible(work: (storages: Storages) => void, given?: Storages): void {
  try {
    work(given ?? { local: window.localStorage, tab: window.sessionStorage });
  } catch {
    // Nothing is stored.
  }
}

function dropFrom(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) {
    if (key?.startsWith(draftPrefix) && !ofCredentials.has(key)) storage.removeItem(key);
  }
}

/** Deletes the folder in which features store files in the browser's private file system. */
async function dropFiles(): Promise<void> {
  const root = await navigator.storage.getDirectory();
  await root.removeEntry(draftFolder, { recursive: true });
}

function drop({ local, tab }: Storages): void {
  forgetWithoutStorage();
  dropFrom(local);
  dropFrom(tab);
  // The folder may not exist, and older browsers have no such file system.
  dropFiles().catch(() => null);
}

/**
 * The user chose to sign out: drafts are deleted, in this tab and others. They are kept when a session merely expires.
 */
export function dropDrafts(given?: Storages): void {
  ifPossible((storages) => {
    drop(storages);
    storages.local.setItem(leftKey, '1');
    storages.local.removeItem(leftKey);
  }, given);
}

/** Deletes this tab's drafts when another tab reports a sign-out. */
export function followDroppedWork(key: string | null, value: string | null, given?: Storages) {
  if (key === leftKey && value !== null) ifPossible(drop, given);
}

/** Sets the owner of the drafts from now on: another user's are deleted, anonymous ones adopted. */
export function keepWorkFor(personId: number, given?: Storages): void {
  ifPossible(({ local, tab }) => {
    // Each storage separately: an anonymous tab's drafts are adopted even if another user used this browser before.
    for (const storage of [local, tab]) {
      const owner = storage.getItem(ownerKey);
      if (owner !== null && owner !== String(personId)) {
        dropFrom(storage);
        if (storage === local) dropFiles().catch(() => null);
      }
      storage.setItem(ownerKey, String(personId));
    }
  }, given);
}
