import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';

import { categoriesQuery } from '#app/entities/category/categories.queries.ts';
import { localeOfPath } from '#app/platform/i18n.ts';
import { findCategory } from '#domain/catalog/category.ts';
import type { ListingSearch } from '#domain/catalog/listing-search.ts';

import { listingHead, listingOf, loadListing } from './listing.ts';

const kinds = ['celebrities', 'products'] as const;

interface CategoryAddress {
  readonly queryClient: QueryClient;
  readonly pathname: string;
  /** Parent first. */
  readonly slugs: readonly [string, string?];
  readonly search: ListingSearch;
}

/** Loads a category and its items. @throws `notFound` for an unknown slug */
export async function loadCategory(address: CategoryAddress): Promise<void> {
  const { queryClient, pathname, slugs, search } = address;
  const locale = localeOfPath(pathname);
  const found = findCategory(await queryClient.ensureQueryData(categoriesQuery(locale)), ...slugs);
  if (!found) throw notFound();
  const listing = listingOf(locale, kinds, search, found.category.slug);
  await loadListing(queryClient, listing, pathname);
}

/** The head of a category page; a subcategory has one canonical URL, with both slugs. */
export function categoryHead(address: CategoryAddress & { readonly i18n: I18n }) {
  const { queryClient, i18n, pathname, slugs, search } = address;
  const locale = localeOfPath(pathname);
  const top = queryClient.getQueryData(categoriesQuery(locale).queryKey) ?? [];
  const found = findCategory(top, ...slugs);
  if (!found) return {};
  const { category, parent } = found;
  const above = parent ? [{ name: parent.name, path: `/products/${parent.slug}` }] : [];
  const path = `${above[0]?.path ?? '/products'}/${category.slug}`;
  const { name } = category;
  return listingHead(queryClient, listingOf(locale, kinds, search, category.slug), {
    title: name,
    description:
      category.description ||
      i18n._(msg`${name}: personalised videos, messages and signed gifts from celebrities.`),
    trail: [{ name: i18n._(msg`Home`), path: '/' }, ...above, { name, path }],
  });
}
