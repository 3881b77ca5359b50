import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Keeps the lists of account pages up to date while one is shown; its code comes for those alone.
 * @param viewerId null for someone who may not see any yet
 */
export function useLiveUpdates(viewerId: number | null): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (viewerId === null) return;
    let isWanted = true;
    let stop = () => {};
    void import('./live-updates.ts').then(
      ({ keepUpToDate }) => {
        if (isWanted) stop = keepUpToDate(queryClient);
      },
      // Lists are read when they are opened, as ever.
      () => undefined,
    );
    return () => {
      isWanted = false;
      stop();
    };
  }, [viewerId, queryClient]);
}
