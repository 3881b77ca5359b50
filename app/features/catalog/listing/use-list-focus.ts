import { useEffect, useRef } from 'react';

import type { CatalogSearch } from '#domain/catalog/canonical-search.ts';

/**
 * Focuses a list's heading when another page of it is shown, or when the focused element, such as a removed filter,
 * disappears with the change.
 */
export function useListFocus(search: CatalogSearch) {
  const heading = useRef<HTMLHeadingElement>(null);
  const page = search.page ?? 1;
  const shown = JSON.stringify(search);
  const before = useRef({ page, shown });
  useEffect(() => {
    const was = before.current;
    before.current = { page, shown };
    if (was.shown === shown) return;
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (was.page !== page || isLost) heading.current?.focus({ preventScroll: true });
  }, [page, shown]);
  return { ref: heading, tabIndex: -1 } as const;
}
