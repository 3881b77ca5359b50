import { useEffect, useEffectEvent } from 'react';

import { createTextDraft } from '#app/platform/browser/draft-store.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

/** Chromium's API for the document's `permissions-policy`; other browsers have none. */
declare global {
  interface Document {
    readonly featurePolicy?: { allowsFeature(feature: string): boolean };
  }
}

/** The key of the pending recording request. */
const askedFor = createTextDraft('astera.record', 'tab');

/** Whether this browser supports recording. False on the server. */
export function useCanRecord(): boolean {
  return useHydrated() && 'MediaRecorder' in window && 'mediaDevices' in navigator;
}

/**
 * Whether recording can start in this document. A page reached by client-side navigation keeps the first document's
 * policy, which may block the camera: in that case the page is reloaded, and `useRecordingAskedFor` continues there.
 */
export function mayOpenCamera(key: string): boolean {
  if (document.featurePolicy?.allowsFeature('camera') ?? true) return true;
  askedFor.write(key);
  window.location.reload();
  return false;
}

/** Detects that recording was requested before a reload made for it, until the request is resolved. */
export function useRecordingAskedFor(key: string, onAsked: () => void): void {
  const asked = useEffectEvent(onAsked);
  useEffect(() => {
    if (askedFor.read() === key) asked();
  }, [key]);
}

/** The user has recorded, or changed their mind. */
export function answerRecordingAskedFor(): void {
  askedFor.write(null);
}
