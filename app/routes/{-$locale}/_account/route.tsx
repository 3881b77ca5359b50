import { createFileRoute, Outlet, redirect, useRouterState } from '@tanstack/react-router';

import { addAccountWords, localeOfPath } from '#app/platform/i18n.ts';
import { viewerQuery } from '#app/session/viewer.queries.ts';
import { destinationFor } from '#domain/destination.ts';
import { AccountLayout } from '#app/shell/account-layout.tsx';

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
    await addAccountWords(context.i18n, localeOfPath(pathname));
    return { viewer };
  },
  component: Account,
});

/** Paying is one column of thought: no side menu beside it. */
function Account() {
  const { viewer } = Route.useRouteContext();
  const paying = useRouterState({
    select: ({ location }) => /\/checkout(\/|$)/.test(location.pathname),
  });
  if (paying) return <Outlet />;
  return (
    <AccountLayout viewer={viewer}>
      <Outlet />
    </AccountLayout>
  );
}
