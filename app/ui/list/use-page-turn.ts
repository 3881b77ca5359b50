import { type RefObject, useEffect, useRef } from 'react';

/**
 * What a list begins with gets the focus when another page of it is turned to; when something else is listed, someone
 * may be typing what.
 * @param list what is listed, without the page
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
