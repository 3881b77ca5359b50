import { QueryClient } from '@tanstack/react-query';

const fiveMinutes = 5 * 60_000;

/**
 * Queries are not retried and do not refetch on window focus; they are cached for five minutes (spec §7). Mutations
 * fail at once when offline: users would not expect them to be sent later, when they may have moved on.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        gcTime: fiveMinutes,
        staleTime: fiveMinutes,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
