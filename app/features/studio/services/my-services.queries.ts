import { queryOptions } from '@tanstack/react-query';

import { readOwnServices } from './my-services.functions.ts';

/** The celebrity's own services. They are edited, so they are never served from the cache. */
export const ownServicesQuery = queryOptions({
  queryKey: ['own-services'],
  queryFn: () => readOwnServices(),
  staleTime: 0,
  // The route has just loaded them, and a refetch under the form would not be shown anyway.
  refetchOnMount: false,
  refetchOnReconnect: false,
});
