import { createContext, useContext, useSyncExternalStore } from 'react';
import type { NewToast, Toast } from '#domain/toast.ts';

/** The toasts of a page: any component may show one, the tray displays them. */
export interface ToastBox {
  /** Shows a translated message; returns its ID, so that it can be dismissed. */
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

/** How a component shows a toast: `const { say } = useToasts()`. */
export function useToasts(): Pick<ToastBox, 'say' | 'dismiss'> {
  return useBox();
}

const none: readonly Toast[] = [];

/** The toasts to show now, most urgent first. */
export function useToastQueue(): readonly Toast[] {
  const { subscribe, read } = useBox();
  return useSyncExternalStore(subscribe, read, () => none);
}
