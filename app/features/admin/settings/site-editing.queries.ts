import { queryOptions } from '@tanstack/react-query';

import { readSiteEditing } from './site-editing.functions.ts';

/** The back end does not change while it runs. */
export const siteEditingQuery = queryOptions({
  queryKey: ['site-editing'],
  queryFn: () => readSiteEditing(),
  staleTime: Infinity,
});
