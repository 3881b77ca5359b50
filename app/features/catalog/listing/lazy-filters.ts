import { lazyModule, lazyRendered } from '#app/platform/page/lazy.ts';

/** The filter form next to a list; if a loader awaits it, it is available at once. */
export const { load: loadFilters, Component: ReadyFilters } = lazyRendered(
  async () => (await import('./listing-filters.tsx')).ListingFilters,
);

/** The filter form in the drawer: few visitors open it, so its code is loaded on demand. */
export const lazyFilters = lazyModule(loadFilters);
