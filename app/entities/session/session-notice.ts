/** Whether the visitor has to be told that the session ended; the shell shows it, priority 10 (spec §8). */

const listeners = new Set<() => void>();
let raised = false;

function set(next: boolean): void {
  if (raised === next) return;
  raised = next;
  for (const listener of listeners) listener();
}

/** Says that the session ended by itself. Saying it again while it stands changes nothing. */
export function raiseSessionNotice(): void {
  set(true);
}

/** Takes the notice back: it was shown, or someone signed in again. */
export function clearSessionNotice(): void {
  set(false);
}

export function isSessionNoticeRaised(): boolean {
  return raised;
}

/** @returns how to stop listening */
export function onSessionNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
