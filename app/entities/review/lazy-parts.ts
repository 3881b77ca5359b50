import { lazyPart } from '#app/platform/page/lazy.ts';

export const QuickAnswer = lazyPart(async () => (await import('./quick-answer.tsx')).QuickAnswer);

/** The server draws it at once; it does nothing that would have to be in a first load. */
export const RatingLine = lazyPart(async () => (await import('./rating-line.tsx')).RatingLine);
