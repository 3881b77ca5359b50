import { queryOptions } from '@tanstack/react-query';

import { siteNameKey } from '#app/platform/site-name.ts';

import { readSiteName } from './site-name.functions.ts';

/** The site's name; an open page keeps the name it was loaded with. */
export const siteNameQuery = queryOptions({
  queryKey: siteNameKey,
  queryFn: () => readSiteName(),
  staleTime: Infinity,
});
