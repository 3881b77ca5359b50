import { useEffect, useEffectEvent } from 'react';

import { createTextDraft } from '#app/platform/browser/draft-store.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

/** Chromium's word on the `permissions-policy` of this document; other browsers have neither. */
declare global {
  interface Document {
    readonly featurePolicy?: { allowsFeature(feature: string): boolean };
  }
}

/** What recording was asked for. */
const askedFor = createTextDraft('astera.record', 'tab');

/** Whether this browser records at all. False on the server. */
export function useCanRecord(): boolean {
  return useHydrated() && 'MediaRecorder' in window && 'mediaDevices' in navigator;
}

/**
 * Whether recording can begin in this document. A page that was come to from another one still has that document's
 * policy, which closes the camera: then the page is loaded anew, and `useRecordingAskedFor` goes on there.
 */
export function mayOpenCamera(key: string): boolean {
  if (document.featurePolicy?.allowsFeature('camera') ?? true) return true;
  askedFor.write(key);
  window.location.reload();
  return false;
}

/** Hears that recording was asked for before this page was loaded anew for it, until that is answered. */
export function useRecordingAskedFor(key: string, onAsked: () => void): void {
  const asked = useEffectEvent(onAsked);
  useEffect(() => {
    if (askedFor.read() === key) asked();
  }, [key]);
}

/** Someone recorded, or thought better of it. */
export function answerRecordingAskedFor(): void {
  askedFor.write(null);
}
