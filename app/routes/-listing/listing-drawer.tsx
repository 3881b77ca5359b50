<<<<<<< HEAD
import { Suspense } from 'react';
=======
import { lazy, Suspense } from 'react';
>>>>>>> pages-a

import { FiltersButton } from '#app/features/filters/filters-button.tsx';
import { LoadingPanel } from '#app/ui/state-panel.tsx';
import { filtersOf } from '#domain/listing-search.ts';

import type { Listing } from './listing.ts';
<<<<<<< HEAD
import { LazyFilters } from './lazy-filters.ts';
=======

/** What stands in the drawer comes when it is opened. */
const ListingFilters = lazy(async () => {
  const { ListingFilters: loaded } = await import('./listing-filters.tsx');
  return { default: loaded };
});
>>>>>>> pages-a

const wideEnough = '(min-width: 768px)';

/** The Filters button of a list with its drawer. */
export function ListingDrawer(props: {
  listing: Listing;
  withCategories: boolean;
  place: 'floating' | 'inline';
}) {
  return (
    <FiltersButton
      search={filtersOf(props.listing.search)}
      place={props.place}
      form={(close) => (
<<<<<<< HEAD
        <Suspense>
          <LazyFilters
=======
        <Suspense fallback={<LoadingPanel />}>
          <ListingFilters
>>>>>>> pages-a
            listing={props.listing}
            withCategories={props.withCategories}
            wide={window.matchMedia(wideEnough).matches}
            onDone={close}
          />
        </Suspense>
      )}
    />
  );
}
