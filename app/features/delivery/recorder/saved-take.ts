import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import * as v from 'valibot';

import { isUploadOf, type SavedUpload } from '../upload/saved-upload.ts';

/**
 * What the browser notes of a recording that was not delivered yet. Without its note a recording is not found again.
 */
const noteSchema = v.object({
  /** The name and type of the file, which the file system does not keep. */
  name: v.string(),
  type: v.string(),
  /** Milliseconds since the epoch. */
  modifiedAt: v.number(),
});
const noteText = v.pipe(v.string(), v.parseJson(), noteSchema);

/** The folder that `dropKeptWork` empties (app/entities/session/drafts.ts). */
const folderName = 'astera';

function placeOf(key: string): string {
  return `astera.take.${key}`;
}

/** @throws where the browser has no private file system, or no room */
async function folder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(folderName, { create: true });
}

// Recordings of this tab. Each is found by its note alone, which goes when its person leaves.
const takes = new Map<string, File>();
const watchers = new Set<() => void>();

function changed(): void {
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function noteOf(key: string) {
  const note = v.safeParse(noteText, localStorage.getItem(placeOf(key)));
  return note.success ? note.output : null;
}

/**
 * Keeps a recording in the browser's private file system, in place of the one before it. Where that cannot be done the
 * recording is only in the recorder, as long as that is open.
 * @param key what it was recorded for
 */
export async function keepTake(key: string, file: File): Promise<void> {
  const { name, type, lastModified: modifiedAt } = file;
  try {
    localStorage.setItem(placeOf(key), JSON.stringify({ name, type, modifiedAt }));
    takes.set(key, file);
    const handle = await (await folder()).getFileHandle(placeOf(key), { create: true });
    const writable = await handle.createWritable();
    await writable.write(file);
    await writable.close();
  } catch {
    localStorage.removeItem(placeOf(key));
    takes.delete(key);
  }
  changed();
}

/** Reads what was kept before this page was loaded. */
async function loadTake(key: string): Promise<void> {
  const note = noteOf(key);
  if (note === null || takes.has(key)) return;
  const { name, type, modifiedAt } = note;
  try {
    const handle = await (await folder()).getFileHandle(placeOf(key));
    const file = await handle.getFile();
    takes.set(key, new File([file], name, { type, lastModified: modifiedAt }));
  } catch {
    localStorage.removeItem(placeOf(key));
  }
  changed();
}

/** Deletes the recording for this: it was delivered, or is not wanted any more. */
export async function forgetTake(key: string): Promise<void> {
  localStorage.removeItem(placeOf(key));
  takes.delete(key);
  changed();
  try {
    await (await folder()).removeEntry(placeOf(key));
  } catch {
    // There is none.
  }
}

/** The recording for this that was not delivered yet; null while there is none, and on the server. */
export function useSavedTake(key: string): File | null {
  useEffect(() => void loadTake(key), [key]);
  return useSyncExternalStore(
    watch,
    () => (noteOf(key) === null ? null : (takes.get(key) ?? null)),
    () => null,
  );
}

/** Tells once that a recording is the file of an upload that broke off, so that the upload goes on by itself. */
export function useTakeOnItsWay(
  take: File | null,
  kept: SavedUpload | null,
  onFound: (take: File) => void,
): void {
  const found = useEffectEvent(async () => {
    if (take && kept && (await isUploadOf(kept, take))) onFound(take);
  });
  const isPossible = take !== null && kept !== null;
  useEffect(() => {
    if (isPossible) void found();
  }, [isPossible]);
}
