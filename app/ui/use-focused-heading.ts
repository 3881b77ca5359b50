import { useEffect, useRef } from 'react';

/**
 * A heading that takes focus when its screen appears, so that screen readers announce it.
 * @param isPolite leaves focus where the user has already put it, for example on a page that appears twice while it
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
