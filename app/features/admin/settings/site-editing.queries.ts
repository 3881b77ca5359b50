import { queryOptions } from '@tanstack/react-query';

import { readSiteEditing } from './site-editing.functions.ts';

/** Which back end there is does not change while it runs. */
export const siteEditingQuery = queryOptions({
  queryKey: ['site-editing'],
  queryFn: () => readSiteEditing(),
  staleTime: Infinity,
});
