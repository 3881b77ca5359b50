import { useLayoutEffect, useRef } from 'react';

/**
 * A ref callback for a row that is pushed along: the link of where someone is begins in sight. The page itself stays.
 */
export function currentInSight(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]');
  if (!row || !current) return;
  const { left, width } = current.getBoundingClientRect();
  const middle = left + width / 2 - row.getBoundingClientRect().left;
  row.scrollLeft += middle - row.clientWidth / 2;
}

/**
 * The same for a row that stays while its current link changes, and keeps the focus so.
 * @param current what is current
 */
export function useCurrentInSight(current: string) {
  const row = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => currentInSight(row.current), [current]);
  return row;
}
