import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * After a change of page its heading takes the focus, if what had it is gone or is the link that was followed: so a
 * screen reader says where one is, and the Tab key goes on from there. Who chose something that is still there, such as
 * a language, keeps it.
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
