import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

import { lastPageBefore, type PageState } from './page-state.ts';

/**
 * Replaces the URL of a page beyond the last one by that of the last: its rows may have been decided on or deleted,
 * here or by someone else, while it was open.
 */
export function useLastPage(state: PageState): void {
  const navigate = useNavigate();
  const last = lastPageBefore(state);
  const goTo = useEffectEvent((page: number) =>
    navigate({
      to: '.',
      // The user may already be navigating to another page.
      search: (now) =>
        now.page === state.currentPage ? { ...now, page: page === 1 ? undefined : page } : now,
      replace: true,
    }),
  );
  useEffect(() => {
    if (last !== null) void goTo(last);
  }, [last]);
}
