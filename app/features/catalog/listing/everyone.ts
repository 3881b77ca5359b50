import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';

import type { ListingSearch } from '#domain/catalog/listing-search.ts';
import type { Locale } from '#domain/locale.ts';

import { listingHead, listingOf } from './listing.ts';

/** All celebrities; a search here also shows products. */
export function everyone(locale: Locale, search: ListingSearch) {
  return listingOf(locale, search.search ? ['celebrities', 'products'] : ['celebrities'], search);
}

/** The head of the list of all celebrities. */
export function everyoneHead(
  queryClient: QueryClient,
  i18n: I18n,
  locale: Locale,
  search: ListingSearch,
) {
  const title = i18n._(msg`Celebrities`);
  return listingHead(queryClient, everyone(locale, search), {
    title,
    description: i18n._(
      msg`Find someone you love and ask for a video, a message or a signed gift.`,
    ),
    trail: [
      { name: i18n._(msg`Home`), path: '/' },
      { name: title, path: '/celebrities' },
    ],
  });
}
