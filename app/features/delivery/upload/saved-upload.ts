import { useMemo } from 'react';
import * as v from 'valibot';

import { createDraft } from '#app/platform/browser/draft.ts';

/** The browser's record of an unfinished upload, so that it survives a reload. It contains no secrets. */
const keptUploadSchema = v.object({
  /** What the upload is for. */
  key: v.string(),
  videoId: v.string(),
  name: v.string(),
  bytes: v.number(),
  /** Milliseconds since the epoch. */
  modifiedAt: v.number(),
  fingerprint: v.string(),
});
export type SavedUpload = v.InferOutput<typeof keptUploadSchema>;

const sampleBytes = 256 * 1_024;
/** The number of samples to compare: the first bytes, the last, and some in between. */
const samples = 10;

function draftOf(key: string) {
  return createDraft(`astera.upload.${key}`, keptUploadSchema, 'local');
}

/** This browser's interrupted upload for this key, if any. */
export function readSavedUpload(key: string): SavedUpload | null {
  return draftOf(key).read();
}

export function keepUpload(upload: SavedUpload): void {
  draftOf(upload.key).keep(upload);
}

export function forgetUpload(key: string): void {
  draftOf(key).keep(null);
}

/** `readKeptUpload` as a hook; null on the server, which cannot know. */
export function useSavedUpload(key: string): SavedUpload | null {
  const draft = useMemo(() => draftOf(key), [key]);
  const text = draft.useText();
  return useMemo(() => draft.parse(text), [draft, text]);
}

/** Fingerprints a file by samples, because reading a whole gigabyte would take too long. */
export async function fingerprintOf(file: Blob): Promise<string> {
  const last = Math.max(0, file.size - sampleBytes);
  const stretches = Array.from({ length: samples }, (_, index) => {
    const start = Math.floor((last * index) / (samples - 1));
    return file.slice(start, start + sampleBytes);
  });
  const digest = await crypto.subtle.digest('SHA-256', await new Blob(stretches).arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Whether this is the file of the interrupted upload. Name and date count as evidence only if they match: phones give a
 * selected file a new date, some also a new name (docs/adr/0027).
 */
export function isSameFile(
  kept: Pick<SavedUpload, 'bytes' | 'fingerprint'>,
  file: Blob,
  fingerprint: string,
): boolean {
  return kept.bytes === file.size && kept.fingerprint === fingerprint;
}

/** Whether this is the file of an interrupted upload, compared by samples. */
export async function isUploadOf(kept: SavedUpload, file: Blob): Promise<boolean> {
  return isSameFile(kept, file, await fingerprintOf(file));
}
