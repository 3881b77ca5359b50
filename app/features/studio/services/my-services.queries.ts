import { queryOptions } from '@tanstack/react-query';

import { readOwnServices } from './my-services.functions.ts';

/** The own services. They are edited, so they are never shown from memory. */
export const ownServicesQuery = queryOptions({
  queryKey: ['own-services'],
  queryFn: () => readOwnServices(),
  staleTime: 0,
  // The route has just loaded them; asked again under the form they would not be shown anyway.
  refetchOnMount: false,
  refetchOnReconnect: false,
});
