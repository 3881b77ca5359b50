import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { button } from '#app/ui/button.recipe.ts';
import { clearedSearch, type CatalogSearch } from '#domain/catalog/canonical-search.ts';

/** Removes all filters; the sort order is kept. */
export function ClearLink(props: { search: CatalogSearch; onClear?: () => void; short?: boolean }) {
  return (
    <Link
      to="."
      activeOptions={{ exact: true, includeSearch: true }}
      search={clearedSearch(props.search)}
      resetScroll={false}
      preload={false}
      className={button({ variant: 'outline' })}
      onClick={props.onClear}
    >
      {props.short ? <Trans>Clear</Trans> : <Trans>Clear filters</Trans>}
    </Link>
  );
}
