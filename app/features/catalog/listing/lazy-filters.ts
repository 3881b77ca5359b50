import { lazyModule, lazyRendered } from '#app/ui/lazy.ts';

/** The form of the filters beside a list; awaited by a loader, it is there at once. */
export const { load: loadFilters, Component: ReadyFilters } = lazyRendered(
  async () => (await import('./listing-filters.tsx')).ListingFilters,
);

/** The form of the filters for the drawer: few visitors open it, and all of them pay for what is loaded. */
export const lazyFilters = lazyModule(loadFilters);
