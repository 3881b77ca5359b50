import { queryOptions } from '@tanstack/react-query';

import { readMyClips } from './my-clips.functions.ts';

const whilePreparingMs = 3_000;

/** A celebrity's own clips. Never served stale, because the team decides on them. */
export const myClipsQuery = queryOptions({
  queryKey: ['my-clips'],
  queryFn: () => readMyClips(),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.clips.some(({ preparation }) => preparation === 'waiting')
      ? whilePreparingMs
      : false,
});
