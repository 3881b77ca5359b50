import { createTextDraft } from '#app/platform/browser/draft-store.ts';

/** Chromium's API for the document's `permissions-policy`; other browsers have none. */
declare global {
  interface Document {
    readonly featurePolicy?: { allowsFeature(feature: string): boolean };
  }
}

/** That the page was reloaded for the microphone. */
const askedFor = createTextDraft('astera.voice', 'tab');

/**
 * Whether the microphone can be opened in this document. A page reached by client-side navigation keeps the first
 * document's policy, which may block it: in that case the page is reloaded, with what was typed kept in its draft.
 */
export function mayOpenMicrophone(): boolean {
  if (document.featurePolicy?.allowsFeature('microphone') ?? true) return true;
  askedFor.write('asked');
  window.location.reload();
  return false;
}

/** Whether the page was reloaded for the microphone; asked once. */
export function wasReloadedForMicrophone(): boolean {
  const asked = askedFor.read() !== null;
  if (asked) askedFor.write(null);
  return asked;
}
