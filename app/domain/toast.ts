/** Short messages that come and go by themselves (spec §2, §9). */

export type ToastKind = 'info' | 'success' | 'error';

export const defaultToastMs = 7_000;
/** An ended session is told before everything else. */
export const sessionExpiredPriority = 10;
/** More than these wait until there is room. */
export const maxVisibleToasts = 3;

export interface Toast {
  readonly id: string;
  readonly kind: ToastKind;
  readonly text: string;
  /** The higher the earlier; 0 unless something is urgent. */
  readonly priority: number;
  /** How long it is shown, in milliseconds. */
  readonly durationMs: number;
  /** A way to act on it at once, such as to undo. */
  readonly action?: { readonly label: string; readonly onAct: () => void };
}

export type NewToast = Pick<Toast, 'kind' | 'text'> & Partial<Toast>;

/** Puts a message among the others: by priority, and among equals the older first. The same id replaces. */
export function withToast(queue: readonly Toast[], id: string, fresh: NewToast): readonly Toast[] {
  const toast: Toast = { priority: 0, durationMs: defaultToastMs, id, ...fresh };
  const others = withoutToast(queue, toast.id);
  const place = others.findIndex(({ priority }) => priority < toast.priority);
  return place < 0 ? [...others, toast] : others.toSpliced(place, 0, toast);
}

/** Takes one message out and leaves the others. */
export function withoutToast(queue: readonly Toast[], id: string): readonly Toast[] {
  return queue.filter((toast) => toast.id !== id);
}
