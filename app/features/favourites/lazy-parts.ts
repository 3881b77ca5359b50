import { lazyPart } from '#app/platform/page/lazy.ts';

/** What was looked at in this browser, which only the browser can draw. */
export const RecentlyViewed = lazyPart(
  async () => (await import('./recently-viewed.tsx')).RecentlyViewed,
);

/** Notes that a celebrity's page was looked at; draws nothing. */
export const NoteViewed = lazyPart(async () => (await import('./note-viewed.tsx')).NoteViewed);
