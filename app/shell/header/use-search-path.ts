import { useRouterState } from '@tanstack/react-router';

import { addressIn } from '#domain/localized-address.ts';

import { useLocale } from '#app/platform/browser/use-locale.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page is a list that a search narrows. */
    searchable?: boolean;
  }
}

/**
 * Where a search goes: to the page that is shown where it lists something (spec §2), else to the list of
 * everyone; a search added to a page without a list, or to one that is not there, would find nothing.
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
