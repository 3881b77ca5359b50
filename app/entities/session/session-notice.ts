/** Whether to tell the visitor that the session expired; the shell shows it with priority 10 (spec §8). */

const listeners = new Set<() => void>();
let raised = false;

function set(next: boolean): void {
  if (raised === next) return;
  raised = next;
  for (const listener of listeners) listener();
}

/** Reports that the session expired. Reporting it again while the notice is up has no effect. */
export function raiseSessionNotice(): void {
  set(true);
}

/** Clears the notice: it was shown, or the user signed in again. */
export function clearSessionNotice(): void {
  set(false);
}

export function isSessionNoticeRaised(): boolean {
  return raised;
}

/** @returns unsubscribes */
export function onSessionNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
