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

/** What one address lists. */
export interface Listing {
  readonly locale: Locale;
  readonly kinds: readonly ListKind[];
  /** What the address carries. */
  readonly search: ListingSearch;
  /** The address's filters, and the category that the path itself names. */
  readonly filters: CatalogSearch;
}

/** @param category slug of the category that the path names */
export function listingOf(
  locale: Locale,
  kinds: readonly ListKind[],
  address: ListingSearch,
  category?: string,
): Listing {
  // The router leaves in what the schema left out, and what other sites hang on.
  const search = listingSearch({ ...address });
  const filters = filtersOf(search);
  return { locale, kinds, search, filters: category ? { ...filters, category } : filters };
}

/** The lists as far as they have been read. */
function readLists(queryClient: QueryClient, { locale, kinds, filters }: Listing) {
  const people = celebritiesQuery(locale, filters);
  const goods = productsQuery(locale, filters);
  return listsOf(kinds, {
    celebrities: queryClient.getQueryData(people.queryKey),
    products: queryClient.getQueryData(goods.queryKey),
  });
}

/**
 * Reads everything that the page shows. A list that fails is asked for again by the page, which tells of it.
 * @throws a redirect to the last page when the address names one behind it, and to the first when its cursor leads
 *   nowhere
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
  // A cursor that leads nowhere: the list begins again, under the address of its beginning.
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

/** The first things of a page for search engines. */
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
 * The head of a list. Its pages are each their own; with a filter on it is a view of something that has an
 * address already, and search engines are asked to leave it.
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
  // What a cursor leads to moves as the list grows.
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
