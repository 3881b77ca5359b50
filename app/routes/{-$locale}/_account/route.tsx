import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';

import { viewerQuery } from '#app/session/viewer.queries.ts';
import { destinationFor } from '#domain/destination.ts';

/** Bounces an anonymous visitor to the login page. Comfort only: every server function checks again. */
export const Route = createFileRoute('/{-$locale}/_account')({
  beforeLoad: async ({ context, location: { pathname, searchStr } }) => {
    const viewer = await context.queryClient.ensureQueryData(viewerQuery);
    if (!viewer) {
      throw redirect({
        to: '/{-$locale}/account/login',
        search: { destination: destinationFor(pathname, searchStr) },
      });
    }
    return { viewer };
  },
  component: Outlet,
});
