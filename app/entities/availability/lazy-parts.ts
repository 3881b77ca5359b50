import { lazyPart } from '#app/platform/page/lazy.ts';

/** Most celebrities take requests: a first load has no code for those who do not. */
export const ClosedNotice = lazyPart(
  async () => (await import('./closed-notice.tsx')).ClosedNotice,
);
export const ClosureWords = lazyPart(
  async () => (await import('./closure-words.tsx')).ClosureWords,
);
export const TellMe = lazyPart(async () => (await import('./tell-me.tsx')).TellMe);
