import { useEffect, useRef } from 'react';

/**
 * A heading that takes the focus when its screen appears, so that a screen reader says what happened.
 * @param isPolite leaves the focus where a person has put it already, such as on a page that appears twice while it
 *   loads
 */
export function useFocusedHeading(isPolite = false) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    const isFree = focused === null || focused === document.body;
    if (isFree || !isPolite) heading.current?.focus();
  }, [isPolite]);
  return { ref: heading, tabIndex: -1 } as const;
}
