import { useMemo } from 'react';
import * as v from 'valibot';

import { createDraft } from '#app/platform/browser/draft.ts';

/** What the browser keeps of an upload on its way, so that it survives a reload. No secret is in it. */
const keptUploadSchema = v.object({
  /** What it is sent for. */
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
/** Stretches that are compared: the first bytes, the last, and some between. */
const samples = 10;

function draftOf(key: string) {
  return createDraft(`astera.upload.${key}`, keptUploadSchema, 'local');
}

/** The upload for this that broke off in this browser, if any. */
export function readSavedUpload(key: string): SavedUpload | null {
  return draftOf(key).read();
}

export function keepUpload(upload: SavedUpload): void {
  draftOf(upload.key).keep(upload);
}

export function forgetUpload(key: string): void {
  draftOf(key).keep(null);
}

/** `readKeptUpload` for a component; null on the server, which cannot know. */
export function useSavedUpload(key: string): SavedUpload | null {
  const draft = useMemo(() => draftOf(key), [key]);
  const text = draft.useText();
  return useMemo(() => draft.parse(text), [draft, text]);
}

/** Tells files apart by stretches of them: reading all of a gigabyte would take longer than it is worth. */
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
 * Whether this is the file whose upload broke off. Name and date help where they agree and say nothing where they do
 * not: phones give a picked file a new date, some a new name (docs/adr/0027).
 */
export function isSameFile(
  kept: Pick<SavedUpload, 'bytes' | 'fingerprint'>,
  file: Blob,
  fingerprint: string,
): boolean {
  return kept.bytes === file.size && kept.fingerprint === fingerprint;
}

/** Whether this is the file of an upload that broke off, by reading stretches of it. */
export async function isUploadOf(kept: SavedUpload, file: Blob): Promise<boolean> {
  return isSameFile(kept, file, await fingerprintOf(file));
}
