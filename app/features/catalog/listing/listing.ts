import type { QueryClient } from '@tanstack/react-query';
import { defaultStringifySearch, redirect } from '@tanstack/react-router';

import { categoriesQuery } from '#app/entities/category/categories.queries.ts';
import { countriesQuery } from '#app/entities/category/facets.queries.ts';
import { productsQuery } from '#app/entities/product/products.queries.ts';
import { celebritiesQuery } from '#app/entities/celebrity/celebrities.queries.ts';
import { breadcrumbList, pageHead, type StructuredData } from '#app/platform/page/page-head.ts';
import { siteNameIn } from '#app/platform/site-name.ts';
import { siteOrigin } from '#app/platform/request/site-origin.ts';
import { canonicalSearch, type CatalogSearch } from '#domain/catalog/canonical-search.ts';
import type { ListKind } from '#domain/catalog/facets.ts';
import type { Locale } from '#domain/locale.ts';
import { listsOf } from '#domain/catalog/listing.ts';
import { listedPages } from '#domain/catalog/listed-pages.ts';
import {
  activeFilters,
  filtersOf,
  listingSearch,
  type ListingSearch,
} from '#domain/catalog/listing-search.ts';
import { addressIn } from '#domain/localized-address.ts';

import { loadChoices } from './filter-choices.ts';
import { loadFilters } from './lazy-filters.ts';

/** What a URL lists. */
export interface Listing {
  readonly locale: Locale;
  readonly kinds: readonly ListKind[];
  /** The search parameters of the URL. */
  readonly search: ListingSearch;
  /** The URL's filters, plus the category from its path. */
  readonly filters: CatalogSearch;
}

/** @param category slug from the path */
export function listingOf(
  locale: Locale,
  kinds: readonly ListKind[],
  address: ListingSearch,
  category?: string,
): Listing {
  // The router passes unknown parameters through, including those added by other sites.
  const search = listingSearch({ ...address });
  const filters = filtersOf(search);
  // Products are promised for no day.
  const shown = search.by === undefined ? kinds : (['celebrities'] as const);
  return { locale, kinds: shown, search, filters: category ? { ...filters, category } : filters };
}

/** The lists that have been loaded so far. */
function readLists(queryClient: QueryClient, { locale, kinds, filters }: Listing) {
  const people = celebritiesQuery(locale, filters);
  const goods = productsQuery(locale, filters);
  return listsOf(kinds, {
    celebrities: queryClient.getQueryData(people.queryKey),
    products: queryClient.getQueryData(goods.queryKey),
  });
}

/**
 * Loads everything the page shows. A list that fails is refetched by the page, which shows the error.
 * @throws a redirect to the last page when the URL's page is beyond it, and to the first when its cursor is invalid
 */
export async function loadListing(
  queryClient: QueryClient,
  listing: Listing,
  pathname: string,
): Promise<void> {
  const { locale, kinds, filters, search } = listing;
  await Promise.all([
    queryClient.ensureQueryData(categoriesQuery(locale)),
    kinds.includes('celebrities') && queryClient.prefetchQuery(celebritiesQuery(locale, filters)),
    kinds.includes('products') && queryClient.prefetchQuery(productsQuery(locale, filters)),
    search.country && queryClient.prefetchQuery(countriesQuery(locale)),
    search.filters && loadFilters(),
    search.filters && loadChoices(queryClient, listing),
  ]);
  const { page = 1 } = search;
  const lists = readLists(queryClient, listing);
  const { totalPages } = listedPages(lists, page);
  // The cursor is invalid: redirect to the start of the list.
  const isAnother = [lists.celebrities, lists.products].some(
    (list) => list !== undefined && list.currentPage !== page,
  );
  if (isAnother) throw redirectTo(pathname, { ...filtersOf(search), page: 1 });
  if (totalPages === null || page <= totalPages) return;
  throw redirectTo(pathname, { ...filtersOf(search), page: totalPages });
}

function redirectTo(pathname: string, search: CatalogSearch) {
  return redirect({ href: pathname + defaultStringifySearch(canonicalSearch(search)) });
}

/** The first items of a page, for search engines. */
function itemList(queryClient: QueryClient, listing: Listing, origin: string): StructuredData {
  const { celebrities, products } = readLists(queryClient, listing);
  const items = [
    ...(celebrities?.rows ?? []).map((one) => ({
      name: one.shopName,
      path: `/celebrity/${one.id}`,
    })),
    ...(products?.rows ?? []).map((one) => ({ name: one.title, path: `/product/${one.id}` })),
  ];
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: origin + addressIn(listing.locale, path),
    })),
  };
}

/**
 * The head of a list. Each page is indexed separately; a filtered list is a view of something that already has a URL,
 * so search engines are asked not to index it.
 * @param trail from the home page down to this one, bare paths
 */
export function listingHead(
  queryClient: QueryClient,
  listing: Listing,
  page: {
    readonly title: string;
    readonly description: string;
    readonly trail: readonly { readonly name: string; readonly path: string }[];
  },
) {
  const { trail } = page;
  const { search } = listing;
  const origin = siteOrigin();
  // The items behind a cursor shift as the list grows.
  const isView =
    activeFilters(search) > 0 ||
    search.sort !== undefined ||
    search.cursor !== undefined ||
    search.filters;
  const path = trail.at(-1)?.path ?? '/';
  const head = {
    origin,
    locale: listing.locale,
    path: search.page !== undefined && !isView ? `${path}?page=${search.page}` : path,
    title: page.title,
    description: page.description,
    about: [
      ...(trail.length > 1 ? [breadcrumbList(origin, listing.locale, trail)] : []),
      itemList(queryClient, listing, origin),
    ],
  };
  const { meta, links } = pageHead(head, siteNameIn(queryClient));
  return {
    meta: isView ? [...meta, { name: 'robots', content: 'noindex, follow' }] : meta,
    links,
  };
}
