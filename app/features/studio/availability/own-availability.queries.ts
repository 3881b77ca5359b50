import { queryOptions } from '@tanstack/react-query';

import { readOwnAvailability } from './own-availability.functions.ts';

/** The celebrity's own holidays and limits. They are edited, so they are never served from the cache. */
export const ownAvailabilityQuery = queryOptions({
  queryKey: ['own-availability'],
  queryFn: () => readOwnAvailability(),
  staleTime: 0,
  refetchOnMount: false,
  refetchOnReconnect: false,
});
