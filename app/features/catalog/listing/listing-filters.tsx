import { useNavigate } from '@tanstack/react-router';

import { FilterForm } from '#app/features/catalog/filters/filter-form.tsx';
import { LoadingPanel } from '#app/ui/state/state-panel.tsx';
import { filtersOf } from '#domain/catalog/listing-search.ts';

import { useChoices } from './filter-choices.ts';
import type { Listing } from './listing.ts';

/** The filter form with the options of this URL. */
export function ListingFilters(props: {
  listing: Listing;
  /** Whether the list can be filtered by category; not on category pages. */
  withCategories: boolean;
  wide: boolean;
  onDone: () => void;
}) {
  const navigate = useNavigate();
  const choices = useChoices(props.listing, props.withCategories);
  if (!choices) return <LoadingPanel />;
  return (
    <FilterForm
      search={filtersOf(props.listing.search)}
      choices={choices}
      wide={props.wide}
      onApply={(search) => {
        props.onDone();
        void navigate({ to: '.', search, resetScroll: false });
      }}
      onClear={props.onDone}
    />
  );
}
