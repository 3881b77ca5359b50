import { queryOptions } from '@tanstack/react-query';

import { readDevices } from './devices.functions.ts';

/** Where the person is signed in; never shown from memory. */
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: () => readDevices(),
  staleTime: 0,
});
