import type { QueryClient } from '@tanstack/react-query';

/**
 * Resolves when no query is in flight, or after a second. Used before a session ends, so that requests made during the
 * session are not refused.
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
