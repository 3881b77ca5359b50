import type { QueryClient } from '@tanstack/react-query';

/**
 * Resolves when no query is on its way any more, or after a second. Before a session ends, so that what was asked for
 * in its time is not refused.
 */
export function untilRead(queryClient: QueryClient): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => {
    if (queryClient.isFetching() === 0) resolve();
  };
  const stop = queryClient.getQueryCache().subscribe(look);
  const timer = setTimeout(resolve, 1000);
  look();
  return promise.finally(() => {
    clearTimeout(timer);
    stop();
  });
}
