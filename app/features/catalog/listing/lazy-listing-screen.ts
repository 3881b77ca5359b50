import { lazyRendered } from '#app/platform/page/lazy.ts';

/** The list screen for pages where most visitors do not need it: its code is loaded only with a list. */
export const { load: loadListingScreen, Component: LazyListingScreen } = lazyRendered(
  async () => (await import('./listing-screen.tsx')).ListingScreen,
);
