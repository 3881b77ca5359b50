import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and until hydration; use it for anything that needs JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
