import { useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';

/** What the browser keeps of an upload on its way, so that it survives a reload. No secret is in it. */
const keptUploadSchema = v.object({
  orderId: v.number(),
  videoId: v.string(),
  name: v.string(),
  bytes: v.number(),
  /** Milliseconds since the epoch. */
  modifiedAt: v.number(),
  fingerprint: v.string(),
});
export type KeptUpload = v.InferOutput<typeof keptUploadSchema>;

const keptText = v.pipe(v.string(), v.parseJson(), keptUploadSchema);
const edgeBytes = 256 * 1_024;

function keyOf(orderId: number): string {
  return `astera.upload.${orderId}`;
}

function textOf(orderId: number): string | null {
  return localStorage.getItem(keyOf(orderId));
}

function uploadIn(text: string | null): KeptUpload | null {
  const kept = v.safeParse(keptText, text);
  return kept.success ? kept.output : null;
}

/** The upload of this order that broke off in this browser, if any. */
export function readKeptUpload(orderId: number): KeptUpload | null {
  return uploadIn(textOf(orderId));
}

const watchers = new Set<() => void>();

function changed(): void {
  for (const watcher of watchers) watcher();
}

export function keepUpload(upload: KeptUpload): void {
  localStorage.setItem(keyOf(upload.orderId), JSON.stringify(upload));
  changed();
}

export function forgetUpload(orderId: number): void {
  localStorage.removeItem(keyOf(orderId));
  changed();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** `readKeptUpload` for a component; null on the server, which cannot know. */
export function useKeptUpload(orderId: number): KeptUpload | null {
  const text = useSyncExternalStore(
    watch,
    () => textOf(orderId),
    () => null,
  );
  return useMemo(() => uploadIn(text), [text]);
}

/** Tells files apart by their ends: reading all of a gigabyte would take longer than it is worth. */
export async function fingerprintOf(file: File): Promise<string> {
  const ends = new Blob([file.slice(0, edgeBytes), file.slice(-edgeBytes)]);
  const digest = await crypto.subtle.digest('SHA-256', await ends.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether this is the file whose upload broke off. Its date is no criterion: a copy of the file is as good. */
export function isSameFile(kept: KeptUpload, file: File, fingerprint: string): boolean {
  return kept.bytes === file.size && kept.fingerprint === fingerprint;
}
