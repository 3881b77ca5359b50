/** User activity in a region of the page: none, near its rows, or work that must not be disturbed. */
export type ListActivity = 'idle' | 'near' | 'busy';

/** Tracks user activity in a region of the page. */
export interface ActivityWatch {
  readonly activity: () => ListActivity;
  /** The element in it that had focus last, if it is still in the page. */
  readonly lastFocused: () => HTMLElement | null;
  readonly stop: () => void;
}

/**
 * Whether rows may be replaced now: always when idle, never when busy, otherwise only if no existing row would move.
 */
export function mayReplace(
  activity: ListActivity,
  before: readonly number[],
  after: readonly number[],
): boolean {
  if (activity === 'idle') return true;
  return activity === 'near' && before.every((id, place) => after[place] === id);
}
