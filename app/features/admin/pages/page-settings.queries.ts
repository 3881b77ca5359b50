import { queryOptions } from '@tanstack/react-query';

import type { Locale } from '#domain/locale.ts';

import { readEditedPage, readEditedPages } from './page-settings.functions.ts';

/** All pages of the site, refetched each time the list is opened. */
export function editedPagesQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['edited-pages', locale],
    queryFn: () => readEditedPages({ data: { locale } }),
    staleTime: 0,
    refetchOnMount: false,
  });
}

/** One page. It is edited, so it is never served from the cache. */
export function editedPageQuery(id: number) {
  return queryOptions({
    queryKey: ['edited-page', id],
    queryFn: () => readEditedPage({ data: { id } }),
    staleTime: 0,
    // The route has just loaded it, and a refetch under the form would not be shown anyway.
    refetchOnMount: false,
    refetchOnReconnect: false,
  });
}
