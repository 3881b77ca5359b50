import { useEffect, useEffectEvent, useRef } from 'react';

import { focusWhenLost } from '#app/ui/state/busy-button-props.ts';

/**
 * Keeps focus in a list whose rows disappear after an action. The returned function records the position of the
 * affected row; once the action has succeeded or failed, focus continues from there if the focused element is gone.
 * @param isOver false while an action is in flight; the list must show the result before it becomes true again
 * @param find returns the element to focus at a position of the current list; the position may be beyond its end
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
