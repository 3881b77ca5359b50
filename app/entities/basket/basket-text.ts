import { createKeptText } from '#app/platform/browser/kept-text.ts';

/** Where the basket is kept. Goes with anyone who signs out, as everything that begins so (`app/entities/session/kept-work.ts`). */
export const basketText = createKeptText('astera.basket');
