import { createTextDraft } from '#app/platform/browser/draft-store.ts';

/**
 * Where the basket is kept. Goes with anyone who signs out, as everything that begins so
 * (`app/entities/session/drafts.ts`).
 */
export const basketText = createTextDraft('astera.basket');
