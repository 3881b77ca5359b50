/** How much someone does with a part of a page: nothing, something near its rows, or work that must stay as it is. */
export type ListActivity = 'idle' | 'near' | 'busy';

/** Watches what someone does with a part of a page. */
export interface ActivityWatch {
  readonly activity: () => ListActivity;
  /** What had the focus there last, where it is still there. */
  readonly lastFocused: () => HTMLElement | null;
  readonly stop: () => void;
}

/**
 * Whether rows may take the place of others now: always where no one is, never where someone works, and else when
 * nothing that stands there would move.
 */
export function mayReplace(
  activity: ListActivity,
  before: readonly number[],
  after: readonly number[],
): boolean {
  if (activity === 'idle') return true;
  return activity === 'near' && before.every((id, place) => after[place] === id);
}
