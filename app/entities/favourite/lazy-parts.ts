import { lazyPart } from '#app/platform/page/lazy.ts';

/** The server draws it empty; what fills it is no part of a first load. */
export const Heart = lazyPart(async () => (await import('./heart.tsx')).Heart);
