import { useSyncExternalStore } from 'react';

import { findPlace } from './watch-places.ts';

const never = () => () => {};

/** Whether this browser has played a video before; false on the server. */
export function useWasWatched(watchId: string): boolean {
  return useSyncExternalStore(
    never,
    () => findPlace(watchId) !== null,
    () => false,
  );
}
