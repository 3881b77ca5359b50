import { useLayoutEffect } from 'react';

/** What takes the place of a page that was read further down begins at its top. */
export function useTop(): void {
  // Nothing is handed back: some browsers answer with a promise, which React would take for what undoes it.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);
}
