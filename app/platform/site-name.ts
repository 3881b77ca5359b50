import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query';

import { firstSiteName } from '#domain/site/site-name.ts';

/** Query key of the site's name; the root loads it before anything is shown. */
export const siteNameKey = ['site-name'] as const;

/** The site's name, for page heads. */
export function siteNameIn(queryClient: QueryClient): string {
  return queryClient.getQueryData<string>(siteNameKey) ?? firstSiteName;
}

/** The site's name. */
export function useSiteName(): string {
  const { data = firstSiteName } = useQuery<string>({ queryKey: siteNameKey, queryFn: skipToken });
  return data;
}
