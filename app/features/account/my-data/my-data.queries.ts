import { queryOptions } from '@tanstack/react-query';

import { readMyData, readPlannedDeletion } from './my-data.functions.ts';

/** The page polls while a copy is being prepared. */
const everyMs = 5_000;

/** What the user can do with their own data, and its progress; never served from the cache. */
export const myDataQuery = queryOptions({
  queryKey: ['my-data'],
  queryFn: () => readMyData(),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.copy?.state === 'working' ? everyMs : false),
});

/** The pending deletion of the user's own account; never served from the cache. */
export const plannedDeletionQuery = queryOptions({
  queryKey: ['planned-deletion'],
  queryFn: () => readPlannedDeletion(),
  staleTime: 0,
  gcTime: 0,
});
