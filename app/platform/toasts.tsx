import { createContext, useContext, useSyncExternalStore } from 'react';
import type { NewToast, Toast } from '#domain/toast.ts';

/** The messages of one page: anyone may say one, the tray shows them. */
export interface ToastBox {
  /** Shows a translated sentence; its id, so that it can be taken back. */
  readonly say: (toast: NewToast) => string;
  readonly dismiss: (id: string) => void;
  readonly read: () => readonly Toast[];
  readonly subscribe: (listener: () => void) => () => void;
}

export const Context = createContext<ToastBox | null>(null);

function useBox(): ToastBox {
  const box = useContext(Context);
  if (!box) throw new Error('There is no ToastProvider around this.');
  return box;
}

/** How a screen says something: `const { say } = useToasts()`. */
export function useToasts(): Pick<ToastBox, 'say' | 'dismiss'> {
  return useBox();
}

const none: readonly Toast[] = [];

/** What is to be shown now, the most urgent first. */
export function useToastQueue(): readonly Toast[] {
  const { subscribe, read } = useBox();
  return useSyncExternalStore(subscribe, read, () => none);
}
