import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { button } from '#app/ui/button.recipe.ts';
import { widerSearch } from '#domain/catalog/listing-search.ts';

import type { Listing } from './listing.ts';

/** Repeats the search across all celebrities and products when a narrowed search finds nothing. */
export function WiderSearchLink({ listing }: { listing: Listing }) {
  const search = widerSearch(listing.filters, listing.kinds);
  if (search === null) return null;
  const words = search.search;
  return (
    <Link to="/{-$locale}" search={search} preload={false} className={button({})}>
      <Trans>Search everywhere for “{words}”</Trans>
    </Link>
  );
}
