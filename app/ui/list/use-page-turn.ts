import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the start of a list when another page of it is shown. Not when the list itself changes, because the user may
 * be typing a search.
 * @param list identifies the list, without the page
 */
export function usePageTurn<Beginning extends HTMLElement>(
  page: number,
  list: string,
): RefObject<Beginning | null> {
  const beginning = useRef<Beginning>(null);
  const shown = useRef({ page, list });
  useEffect(() => {
    const isTurned = shown.current.page !== page && shown.current.list === list;
    if (isTurned) beginning.current?.focus();
    shown.current = { page, list };
  }, [page, list]);
  return beginning;
}
