import { queryOptions } from '@tanstack/react-query';

import type { Locale } from '#domain/locale.ts';

import { readClipCount, readWaitingClips } from './waiting-clips.functions.ts';

const whilePreparingMs = 3_000;

/** A page of the team's queue. Never served stale, because several people work on it. */
export function waitingClipsQuery(page: number, locale: Locale) {
  return queryOptions({
    queryKey: ['waiting-clips', page, locale],
    queryFn: () => readWaitingClips({ data: { page, locale } }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.rows.some(({ preparation }) => preparation === 'waiting')
        ? whilePreparingMs
        : false,
  });
}

/** How many are waiting. Shares the queue's key prefix, so both are invalidated together. */
export const clipCountQuery = queryOptions({
  queryKey: ['waiting-clips', 'count'],
  queryFn: () => readClipCount(),
  staleTime: 30_000,
});
