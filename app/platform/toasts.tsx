import { createContext, useContext, useState, useSyncExternalStore, type ReactNode } from 'react';

import { withoutToast, withToast, type NewToast, type Toast } from '#domain/toast.ts';

/** The messages of one page: anyone may say one, the tray shows them. */
interface ToastBox {
  /** Shows a translated sentence; its id, so that it can be taken back. */
  readonly say: (toast: NewToast) => string;
  readonly dismiss: (id: string) => void;
  readonly read: () => readonly Toast[];
  readonly subscribe: (listener: () => void) => () => void;
}

function createToastBox(): ToastBox {
  let queue: readonly Toast[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly Toast[]) => {
    queue = next;
    for (const listener of listeners) listener();
  };
  return {
    say: (toast) => {
      count += 1;
      const id = toast.id ?? `toast-${count}`;
      change(withToast(queue, id, toast));
      return id;
    },
    dismiss: (id) => change(withoutToast(queue, id)),
    read: () => queue,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const Context = createContext<ToastBox | null>(null);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [box] = useState(createToastBox);
  return <Context value={box}>{children}</Context>;
}

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
