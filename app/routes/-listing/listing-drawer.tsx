import { Suspense } from 'react';

import { FiltersButton } from '#app/features/filters/filters-button.tsx';
import { LoadingPanel } from '#app/ui/state-panel.tsx';
import { filtersOf } from '#domain/listing-search.ts';

import type { Listing } from './listing.ts';
import { LazyFilters } from './lazy-filters.ts';

const wideEnough = '(min-width: 768px)';

/** The Filters button of a list with its drawer. */
export function ListingDrawer(props: {
  listing: Listing;
  withCategories: boolean;
  place: 'floating' | 'row' | 'inline';
}) {
  return (
    <FiltersButton
      search={filtersOf(props.listing.search)}
      place={props.place}
      form={(close) => (
        <Suspense fallback={<LoadingPanel />}>
          <LazyFilters
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
