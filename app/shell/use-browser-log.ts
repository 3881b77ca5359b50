import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

import { browserLog } from '#app/platform/log/browser-log.ts';

/** Logs navigation and failed queries to the console of a browser that has opted in (row B10). */
export function useBrowserLog(): void {
  const router = useRouter();
  const queryClient = useQueryClient();
  useEffect(() => {
    const stopPages = router.subscribe('onResolved', ({ toLocation }) =>
      browserLog('page', toLocation.href),
    );
    const stopQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') {
        browserLog('query failed', event.query.queryKey);
      }
    });
    return () => {
      stopPages();
      stopQueries();
    };
  }, [router, queryClient]);
}
