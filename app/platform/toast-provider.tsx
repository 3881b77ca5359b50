import { useState, type ReactNode } from 'react';
import { withoutToast, withToast, type Toast } from '#domain/toast.ts';
import { type ToastBox, Context } from './toasts.tsx';

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

export function ToastProvider({ children }: { children: ReactNode }) {
  const [box] = useState(createToastBox);
  return <Context value={box}>{children}</Context>;
}
