import { useRouterState } from '@tanstack/react-router';

import { addressIn } from '#domain/localized-address.ts';

import { useLocale } from '#app/platform/browser/use-locale.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Whether the page is a list that can be searched. */
    searchable?: boolean;
  }
}

/**
 * The target of a search: the current page if it is a list (spec §2), otherwise the list of all celebrities; on a page
 * without a list, or a missing page, a search would find nothing.
 */
export function useSearchPath(): { path: string; isHere: boolean } {
  const locale = useLocale();
  const here = useRouterState({
    select: ({ location, matches }) =>
      matches.some(({ staticData, status }) => staticData.searchable && status !== 'notFound')
        ? location.pathname
        : null,
  });
  return { path: here ?? addressIn(locale, '/celebrities'), isHere: here !== null };
}
