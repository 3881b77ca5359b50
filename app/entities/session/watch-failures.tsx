import type { QueryClient } from '@tanstack/react-query';
import { isSessionGone } from '#domain/error-kinds.ts';
import type { Charts } from './lazy-charts.ts';

/** Signs out when any query or mutation gets a 401 response. @returns stops watching */
export function watchFailures(queryClient: QueryClient, charts: Charts): () => void {
  const leave = (error: unknown) => {
    if (isSessionGone(error)) charts.tell((credentials) => credentials.leave(false));
  };
  const queries = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') leave(event.action.error);
  });
  const mutations = queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') leave(event.action.error);
  });
  return () => {
    queries();
    mutations();
  };
}
