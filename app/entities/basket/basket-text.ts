import { createTextDraft } from '#app/platform/browser/draft-store.ts';

/**
 * Where the basket is stored. Cleared on sign-out, like every key with this prefix (`app/entities/session/drafts.ts`).
 */
export const basketText = createTextDraft('astera.basket');
