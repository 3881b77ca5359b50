import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The link that was followed from each entry of the tab's history. */
const followed = new Map<string, string>();

/**
 * Who comes back to a page finds the focus on the link that led away from it, as the browser does it between
 * documents; the scroll position is the router's business.
 */
export function useReturnFocus(): void {
  const router = useRouter();
  const entry = useRouterState({ select: ({ location }) => location.state.__TSR_key ?? '' });
  useEffect(() => {
    const address = followed.get(entry);
    if (address !== undefined) {
      const link = document.querySelector<HTMLElement>(`main a[href="${CSS.escape(address)}"]`);
      link?.focus({ preventScroll: true });
    }
    return router.subscribe('onBeforeNavigate', () => {
      const left = document.activeElement?.closest('a')?.getAttribute('href');
      if (left) followed.set(entry, left);
    });
  }, [router, entry]);
}
