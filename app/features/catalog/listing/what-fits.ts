import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';

import type { ListingSearch } from '#domain/catalog/listing-search.ts';
import type { Locale } from '#domain/locale.ts';

import { listingHead, listingOf } from './listing.ts';

/** With any search parameter, the home page is a list of matches. */
export function whatFits(locale: Locale, search: ListingSearch) {
  return listingOf(locale, ['celebrities', 'products'], search);
}

/** The head of that list. */
export function whatFitsHead(
  queryClient: QueryClient,
  i18n: I18n,
  locale: Locale,
  search: ListingSearch,
) {
  return listingHead(queryClient, whatFits(locale, search), {
    title: i18n._(msg`Celebrities`),
    description: i18n._(
      msg`Find someone you love and ask for a video, a message or a signed gift.`,
    ),
    trail: [{ name: i18n._(msg`Home`), path: '/' }],
  });
}
