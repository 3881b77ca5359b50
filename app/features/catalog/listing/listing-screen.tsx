import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';

import { categoriesQuery } from '#app/entities/category/categories.queries.ts';
import { countriesQuery } from '#app/entities/category/facets.queries.ts';
import { ClearLink } from '#app/features/catalog/filters/clear-link.tsx';
import { FilterChips } from '#app/features/catalog/filters/filter-chips.tsx';
import { SortSelect } from '#app/features/catalog/filters/sort-select.tsx';
import { useReturnFocus } from '#app/platform/browser/use-return-focus.ts';
import { page } from '#app/ui/layout/page.recipe.ts';
import { Pagination } from './lazy-parts.ts';
import { ResultCount } from '#app/ui/list/result-count.tsx';
import { LoadingPanel, NoResultsPanel } from '#app/ui/state/state-panel.tsx';
import { canonicalSearch, changedSearch } from '#domain/catalog/canonical-search.ts';
import { findCategory } from '#domain/catalog/category.ts';
import { kindsInOrder, listedTotal, listsOf } from '#domain/catalog/listing.ts';
import { listedPages } from '#domain/catalog/listed-pages.ts';
import { activeFilters, filtersOf } from '#domain/catalog/listing-search.ts';
import { css } from '#styled/css/index.js';

import { ListingDrawer } from './listing-drawer.tsx';
import { ReadyFilters } from './lazy-filters.ts';
import { ListingSections, useLists } from './listing-sections.tsx';
import type { Listing } from './listing.ts';
import { WiderSearchLink } from './wider-search-link.tsx';
import { useListFocus } from './use-list-focus.ts';

/** The result count, sort order and filters: from 768 px on they stay visible while the list scrolls. */
const tools = css({
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  marginTop: '16px',
  marginBottom: '20px',
  '& output': {
    flex: 'none',
    marginRight: 'auto',
    color: 'text2',
    fontVariantNumeric: 'tabular-nums',
  },
  md: {
    position: 'sticky',
    top: '75px',
    zIndex: 10,
    flexWrap: 'wrap',
    paddingBlock: '10px',
    marginBottom: '28px',
    borderBottom: '1px solid token(colors.border)',
    background: 'canvas',
  },
});
const chips = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginTop: '24px',
  _empty: { display: 'none' },
});
const list = css({
  transition: 'opacity token(durations.base)',
  '&[aria-busy=true]': { opacity: 0.55 },
});
const panel = css({
  display: 'flex',
  maxWidth: '480px',
  marginBottom: '36px',
  border: '1px solid token(colors.border)',
  borderRadius: 'l',
  background: 'surface',
});

/** The celebrities and products at one URL: title, counts, filters, and pages. */
export function ListingScreen(props: {
  listing: Listing;
  title: string;
  description?: string;
  /** Rendered above the title. */
  trail?: ReactNode;
  /** The subcategories of this category. */
  subcategories?: ReactNode;
  /** Whether the list can be filtered by category; not on category pages. */
  withCategories: boolean;
}) {
  const { listing, withCategories } = props;
  const { locale } = listing;
  const search = filtersOf(listing.search);
  const navigate = useNavigate();
  const isChanging = useRouterState({ select: ({ isLoading }) => isLoading });
  const heading = useListFocus(search);
  useReturnFocus();
  const { data: categories } = useQuery(categoriesQuery(locale));
  const { data: countries } = useQuery({
    ...countriesQuery(locale),
    enabled: search.country !== undefined,
  });
  const queries = useLists(listing);
  const lists = listsOf(listing.kinds, {
    celebrities: queries.celebrities.data,
    products: queries.products.data,
  });
  const total = listedTotal(lists);
  const isRead = listing.kinds.every((kind) => lists[kind] !== undefined);
  const isEmpty = isRead && listing.kinds.every((kind) => lists[kind]?.rows.length === 0);
  return (
    <div className={page}>
      {props.trail}
      <h1 {...heading} className={css({ textStyle: 'h1' })}>
        {props.title}
      </h1>
      {props.description ? (
        <p className={css({ marginTop: '8px', maxWidth: '60ch', color: 'text2' })}>
          {props.description}
        </p>
      ) : null}
      <div className={chips}>
        {props.subcategories}
        <FilterChips
          search={search}
          locale={locale}
          countryName={
            countries?.find(({ code }) => code === search.country)?.name ?? search.country ?? null
          }
          categoryName={
            findCategory(categories ?? [], search.category ?? '')?.category.name ??
            search.category ??
            null
          }
        />
      </div>
      <div className={tools} data-tool-row>
        <output>{isRead && total !== null ? <ResultCount {...total} /> : null}</output>
        <SortSelect
          search={search}
          onPick={(sort) =>
            void navigate({
              to: '.',
              search: (now) => changedSearch(now, { sort }),
              resetScroll: false,
            })
          }
        />
        <ListingDrawer listing={listing} withCategories={withCategories} place="row" />
      </div>
      {listing.search.filters ? (
        <section id="filters" className={panel}>
          <Suspense fallback={<LoadingPanel />}>
            <ReadyFilters
              listing={listing}
              withCategories={withCategories}
              wide={false}
              onDone={() => {}}
            />
          </Suspense>
        </section>
      ) : null}
      <div className={list} aria-busy={isChanging}>
        {isEmpty ? (
          <NoResultsPanel>
            <WiderSearchLink listing={listing} />
            {activeFilters(search) > 0 ? <ClearLink search={search} /> : null}
          </NoResultsPanel>
        ) : (
          <ListingSections
            listing={listing}
            lists={queries}
            order={kindsInOrder(lists, search.search !== undefined)}
          />
        )}
      </div>
      {isRead ? (
        <Pagination
          state={listedPages(lists, search.page ?? 1)}
          link={(to, look, cursor) => (
            <Link
              to="."
              search={canonicalSearch({ ...search, page: to, cursor })}
              activeOptions={{ exact: true, includeSearch: true }}
              {...look}
            />
          )}
        />
      ) : null}
      {listing.search.filters ? null : (
        <ListingDrawer listing={listing} withCategories={withCategories} place="floating" />
      )}
    </div>
  );
}
