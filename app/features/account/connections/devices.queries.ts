import { queryOptions } from '@tanstack/react-query';

import { readDevices } from './devices.functions.ts';

/** Where the user is signed in; never served from the cache. */
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: () => readDevices(),
  staleTime: 0,
});
