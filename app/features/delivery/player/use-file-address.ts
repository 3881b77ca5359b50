import { useMemo, useSyncExternalStore } from 'react';

/** An object URL for a file, while it is in use; null until there is one. */
function addressOf(file: Blob) {
  let address: string | null = null;
  return {
    subscribe: (listener: () => void) => {
      const made = URL.createObjectURL(file);
      address = made;
      listener();
      return () => {
        URL.revokeObjectURL(made);
        address = null;
      };
    },
    read: () => address,
  };
}

/** `addressOf` for a component; null on the server. */
export function useFileAddress(file: Blob): string | null {
  const { subscribe, read } = useMemo(() => addressOf(file), [file]);
  return useSyncExternalStore(subscribe, read, () => null);
}
