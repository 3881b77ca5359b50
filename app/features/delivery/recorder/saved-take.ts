import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { createDraft } from '#app/platform/browser/draft.ts';
import { draftFolder } from '#app/platform/browser/draft-store.ts';
import { isUploadOf, type SavedUpload } from '../upload/saved-upload.ts';

/** The browser's record of a take that has not been delivered yet. Without it the take cannot be found again. */
const noteSchema = v.object({
  /** The name and type of the file, which the file system does not store. */
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

/** @throws when the browser has no private file system, or no space */
export async function folder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(draftFolder, { create: true });
}

// The takes of this tab. Each can only be found by its record, which is deleted when its user signs out.
export const takes = new Map<string, File>();

export const watchers = new Set<() => void>();

export function changed(): void {
  for (const watcher of watchers) watcher();
}

/**
 * Stores a take in the browser's private file system, replacing the previous one. If that fails, the take exists only
 * in the recorder, while it is open.
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

/** Deletes the take for this key: it was delivered, or is no longer wanted. */
export async function forgetTake(key: string): Promise<void> {
  noteFor(key).keep(null);
  takes.delete(key);
  changed();
  try {
    await (await folder()).removeEntry(placeOf(key));
  } catch {
    // It does not exist.
  }
}

/** Reports once that a take is the file of an interrupted upload, so that the upload resumes by itself. */
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
