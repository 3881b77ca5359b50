import { lazyRendered } from '#app/ui/lazy.ts';

/** The screen of a list where most visitors need none of it: its code comes only with a list. */
export const { load: loadListingScreen, Component: LazyListingScreen } = lazyRendered(
  async () => (await import('./listing-screen.tsx')).ListingScreen,
);
