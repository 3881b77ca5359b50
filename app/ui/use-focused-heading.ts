import { useEffect, useRef } from 'react';

/** A heading that takes the focus when its screen appears, so that a screen reader says what happened. */
export function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return { ref: heading, tabIndex: -1 } as const;
}
