import { lazy } from 'react';

/** The form of the filters, loaded when somebody opens it: few visitors do, and all of them pay for what is loaded. */
export const LazyFilters = lazy(async () => {
  const { ListingFilters } = await import('./listing-filters.tsx');
  return { default: ListingFilters };
});
