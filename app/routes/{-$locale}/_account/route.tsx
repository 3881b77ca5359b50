import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet, redirect, useRouterState } from '@tanstack/react-router';

import { ConfirmProvider } from '#app/features/account/security/confirm-provider.tsx';
import { addAccountWords, localeOfPath } from '#app/platform/i18n.ts';
import { viewerQuery } from '#app/entities/session/viewer.queries.ts';
import { destinationFor } from '#domain/account/destination.ts';
import { AccountLayout } from '#app/shell/account-layout.tsx';
import { DecisionProvider } from '#app/features/account/security/decision-provider.tsx';
import { page } from '#app/ui/layout/page.recipe.ts';
import { LoadingPanel } from '#app/ui/state/state-panel.tsx';

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
    // Nothing else answers those who run the shop before they have a second factor.
    if (viewer.lacksSecondFactor && !/\/account\/security\/?$/.test(pathname)) {
      throw redirect({ to: '/{-$locale}/account/security' });
    }
    await addAccountWords(context.i18n, localeOfPath(pathname));
    return { viewer };
  },
  component: Account,
});

/**
 * Paying is one column of thought: no side menu beside it. Once no one is signed in the page is gone at once, before the next
 * one is there: what it shows would be asked for again, and be refused.
 */
function Account() {
  const { viewer } = Route.useRouteContext();
  const { data: visits } = useSuspenseQuery(viewerQuery);
  const paying = useRouterState({
    select: ({ location }) => /\/checkout(\/|$)/.test(location.pathname),
  });
  if (!visits) {
    return (
      <div className={page}>
        <LoadingPanel />
      </div>
    );
  }
  return (
    <ConfirmProvider>
      <DecisionProvider>
        {paying ? (
          <Outlet />
        ) : (
          <AccountLayout viewer={viewer}>
            <Outlet />
          </AccountLayout>
        )}
      </DecisionProvider>
    </ConfirmProvider>
  );
}
