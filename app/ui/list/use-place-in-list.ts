import { useEffect, useEffectEvent, useRef } from 'react';

import { focusWhenLost } from '#app/ui/state/busy-button-props.ts';

/**
 * Keeps the focus in a list whose rows leave it when something is done with them. What it answers notes the place of a
 * row that something is done with; once it is over, as it went or not, the focus goes on from there if what had it is
 * gone.
 * @param isOver false while something is done; the list shows what became of it before it is true again
 * @param find what takes the focus at a place of the list as it is then; the place may lie behind its end
 */
export function usePlaceInList(
  isOver: boolean,
  find: (place: number) => HTMLElement | null,
): (place: number) => void {
  const left = useRef<number | null>(null);
  const goOn = useEffectEvent((place: number) => focusWhenLost(find(place)));
  useEffect(() => {
    if (!isOver || left.current === null) return;
    goOn(left.current);
    left.current = null;
  }, [isOver]);
  return (place) => {
    left.current = place;
  };
}
