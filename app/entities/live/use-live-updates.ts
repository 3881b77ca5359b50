import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Keeps the lists on account pages up to date while one is shown; the code is loaded for those pages only.
 * @param viewerId null for visitors not yet allowed to see any
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
      // Without it, lists are fetched when they are opened, as usual.
      () => undefined,
    );
    return () => {
      isWanted = false;
      stop();
    };
  }, [viewerId, queryClient]);
}
