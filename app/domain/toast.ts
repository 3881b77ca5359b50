/** Short messages that appear and disappear by themselves (spec §2, §9). */

export type ToastKind = 'info' | 'success' | 'error';

export const defaultToastMs = 7_000;
/** The expired session is announced before anything else. */
export const sessionExpiredPriority = 10;
/** Further messages wait until there is room. */
export const maxVisibleToasts = 3;

export interface Toast {
  readonly id: string;
  readonly kind: ToastKind;
  readonly text: string;
  /** Higher is shown first; 0 unless it is urgent. */
  readonly priority: number;
  /** How long it is shown, in milliseconds. */
  readonly durationMs: number;
  /** An immediate action, such as undo. */
  readonly action?: { readonly label: string; readonly onAct: () => void };
}

export type NewToast = Pick<Toast, 'kind' | 'text'> & Partial<Toast>;

/** Adds a message to the queue: by priority, then oldest first. A message with the same id is replaced. */
export function withToast(queue: readonly Toast[], id: string, fresh: NewToast): readonly Toast[] {
  const toast: Toast = { priority: 0, durationMs: defaultToastMs, id, ...fresh };
  const others = withoutToast(queue, toast.id);
  const place = others.findIndex(({ priority }) => priority < toast.priority);
  return place < 0 ? [...others, toast] : others.toSpliced(place, 0, toast);
}

/** Removes one message and keeps the others. */
export function withoutToast(queue: readonly Toast[], id: string): readonly Toast[] {
  return queue.filter((toast) => toast.id !== id);
}
