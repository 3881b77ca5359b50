import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The link followed from each history entry of this tab. */
const followed = new Map<string, string>();

/**
 * On going back to a page, focuses the link that was followed from it, as browsers do between documents; the router
 * restores the scroll position.
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
