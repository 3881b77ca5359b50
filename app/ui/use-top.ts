import { useLayoutEffect } from 'react';

/** Scrolls to the top when new content replaces a page that was scrolled down. */
export function useTop(): void {
  // Returns nothing: some browsers return a promise, which React would take for a cleanup function.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);
}
