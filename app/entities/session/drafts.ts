import {
  draftFolder,
  draftPrefix,
  forgetWithoutStorage,
} from '#app/platform/browser/draft-store.ts';

import { credentialKeys } from './credential-keys.ts';

const ownerKey = 'astera.owner';
/** Set for a moment when someone signs out, so that other tabs hear of it. */
const leftKey = 'astera.left';
const ofCredentials = new Set<string>(Object.values(credentialKeys));

export interface Storages {
  /** Of all tabs. */
  readonly local: Storage;
  /** Of this tab. */
  readonly tab: Storage;
}

/** A window without storage keeps nothing, so nothing has to be dropped. */
function ifPossible(work: (storages: Storages) => void, given?: Storages): void {
  try {
    work(given ?? { local: window.localStorage, tab: window.sessionStorage });
  } catch {
    // Nothing is kept.
  }
}

function dropFrom(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) {
    if (key?.startsWith(draftPrefix) && !ofCredentials.has(key)) storage.removeItem(key);
  }
}

/** Deletes what features keep in the browser's private file system, in a folder of its own. */
async function dropFiles(): Promise<void> {
  const root = await navigator.storage.getDirectory();
  await root.removeEntry(draftFolder, { recursive: true });
}

function drop({ local, tab }: Storages): void {
  forgetWithoutStorage();
  dropFrom(local);
  dropFrom(tab);
  // There may be no folder, and older browsers have no such file system.
  dropFiles().catch(() => null);
}

/** Someone chose to leave: what was begun goes, here and in other tabs. A session that merely ended keeps it. */
export function dropDrafts(given?: Storages): void {
  ifPossible((storages) => {
    drop(storages);
    storages.local.setItem(leftKey, '1');
    storages.local.removeItem(leftKey);
  }, given);
}

/** Drops this tab's work when another tab says that someone left. */
export function followDroppedWork(key: string | null, value: string | null, given?: Storages) {
  if (key === leftKey && value !== null) ifPossible(drop, given);
}

/** Whose work it is from now on; another person's is dropped, no one's is taken over. */
export function keepWorkFor(personId: number, given?: Storages): void {
  ifPossible(({ local, tab }) => {
    // Each by itself: what no one's tab holds is the person's, also where another one used this browser before.
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
