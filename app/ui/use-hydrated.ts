import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and until this page runs in the browser; what needs a script can wait for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
