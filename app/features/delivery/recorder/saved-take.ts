import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { createDraft } from '#app/platform/browser/draft.ts';
import { draftFolder } from '#app/platform/browser/draft-store.ts';
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

export function placeOf(key: string) {
  return `astera.take.${key}` as const;
}

export function noteFor(key: string) {
  return createDraft(placeOf(key), noteSchema, 'local');
}

/** @throws where the browser has no private file system, or no room */
export async function folder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(draftFolder, { create: true });
}

// Recordings of this tab. Each is found by its note alone, which goes when its person leaves.
export const takes = new Map<string, File>();

export const watchers = new Set<() => void>();

export function changed(): void {
  for (const watcher of watchers) watcher();
}

/**
 * Keeps a recording in the browser's private file system, in place of the one before it. Where that cannot be done the
 * recording is only in the recorder, as long as that is open.
 * @param key what it was recorded for
 */
export async function keepTake(key: string, file: File): Promise<void> {
  const { name, type, lastModified: modifiedAt } = file;
  try {
    noteFor(key).keep({ name, type, modifiedAt });
    takes.set(key, file);
    const handle = await (await folder()).getFileHandle(placeOf(key), { create: true });
    const writable = await handle.createWritable();
    await writable.write(file);
    await writable.close();
  } catch {
    noteFor(key).keep(null);
    takes.delete(key);
  }
  changed();
}

/** Deletes the recording for this: it was delivered, or is not wanted any more. */
export async function forgetTake(key: string): Promise<void> {
  noteFor(key).keep(null);
  takes.delete(key);
  changed();
  try {
    await (await folder()).removeEntry(placeOf(key));
  } catch {
    // There is none.
  }
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
