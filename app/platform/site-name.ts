import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query';

import { firstSiteName } from '#domain/site/site-name.ts';

/** Under what the site's name is known to a page; the root reads it before anything is shown. */
export const siteNameKey = ['site-name'] as const;

/** What the site is called, for heads of pages. */
export function siteNameIn(queryClient: QueryClient): string {
  return queryClient.getQueryData<string>(siteNameKey) ?? firstSiteName;
}

/** What the site is called. */
export function useSiteName(): string {
  const { data = firstSiteName } = useQuery<string>({ queryKey: siteNameKey, queryFn: skipToken });
  return data;
}
