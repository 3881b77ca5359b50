import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * After navigation the page's heading takes focus if the focused element is gone or is the link that was followed, so
 * that screen readers announce the page and Tab continues from there. A focused control that still exists, such as the
 * language select, keeps focus.
 */
export function useHeadingFocus(): void {
  const router = useRouter();
  useEffect(() => {
    let followed: Element | null = null;
    const endBefore = router.subscribe('onBeforeNavigate', () => {
      followed = document.activeElement?.closest('a') ?? null;
    });
    const endAfter = router.subscribe(
      'onRendered',
      ({ fromLocation, hrefChanged, pathChanged }) => {
        const focused = document.activeElement;
        const isLost = focused === null || focused === document.body;
        const isLeft = pathChanged && focused === followed;
        if (!fromLocation || !hrefChanged || !(isLost || isLeft)) return;
        const heading = document.querySelector<HTMLElement>('main h1');
        if (!heading) return;
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      },
    );
    return () => {
      endBefore();
      endAfter();
    };
  }, [router]);
}
