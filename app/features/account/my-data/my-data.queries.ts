import { queryOptions } from '@tanstack/react-query';

import { readMyData, readPlannedDeletion } from './my-data.functions.ts';

/** While a copy is being made, the page asks after it now and then. */
const everyMs = 5_000;

/** What the person can do with the own data, and how far it is; never shown from memory. */
export const myDataQuery = queryOptions({
  queryKey: ['my-data'],
  queryFn: () => readMyData(),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.copy?.state === 'working' ? everyMs : false),
});

/** The deletion that the own account waits for; never from memory. */
export const plannedDeletionQuery = queryOptions({
  queryKey: ['planned-deletion'],
  queryFn: () => readPlannedDeletion(),
  staleTime: 0,
  gcTime: 0,
});
