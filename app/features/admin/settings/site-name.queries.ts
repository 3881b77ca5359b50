import { queryOptions } from '@tanstack/react-query';

import { siteNameKey } from '#app/platform/site-name.ts';

import { readSiteName } from './site-name.functions.ts';

/** What the site is called; a page that is open keeps the name that it began with. */
export const siteNameQuery = queryOptions({
  queryKey: siteNameKey,
  queryFn: () => readSiteName(),
  staleTime: Infinity,
});
