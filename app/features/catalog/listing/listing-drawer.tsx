import type { ComponentProps } from 'react';

import { FiltersButton } from '#app/features/catalog/filters/filters-button.tsx';
import { useLazy } from '#app/platform/page/lazy.ts';
import { ErrorPanel, LoadingPanel } from '#app/ui/state/state-panel.tsx';
import { filtersOf } from '#domain/catalog/listing-search.ts';

import type { Listing } from './listing.ts';
import { lazyFilters } from './lazy-filters.ts';
import type { ListingFilters } from './listing-filters.tsx';

const wideEnough = '(min-width: 768px)';

function DrawerForm(props: ComponentProps<typeof ListingFilters>) {
  const { part: Form, retry } = useLazy(lazyFilters);
  if (Form) return <Form {...props} />;
  return retry ? <ErrorPanel onRetry={retry} /> : <LoadingPanel />;
}

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
        <DrawerForm
          listing={props.listing}
          withCategories={props.withCategories}
          wide={window.matchMedia(wideEnough).matches}
          onDone={close}
        />
      )}
    />
  );
}
