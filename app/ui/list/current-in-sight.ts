import { useLayoutEffect, useRef } from 'react';

/** A ref callback for a scrolling row: initially scrolls the current link into view, without scrolling the page. */
export function currentInSight(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]');
  if (!row || !current) return;
  const { left, width } = current.getBoundingClientRect();
  const middle = left + width / 2 - row.getBoundingClientRect().left;
  row.scrollLeft += middle - row.clientWidth / 2;
}

/**
 * The same for a row that stays mounted while its current link changes, and so keeps focus.
 * @param current identifies the current link
 */
export function useCurrentInSight(current: string) {
  const row = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => currentInSight(row.current), [current]);
  return row;
}
