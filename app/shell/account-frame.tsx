import { useSuspenseQuery } from '@tanstack/react-query';
import { Outlet, useRouteContext, useRouterState } from '@tanstack/react-router';

import { viewerQuery } from '#app/entities/session/viewer.queries.ts';
import { ConfirmProvider } from '#app/features/account/security/confirm-provider.tsx';
import { DecisionProvider } from '#app/features/account/security/decision-provider.tsx';
import { page } from '#app/ui/layout/page.recipe.ts';
import { LoadingPanel } from '#app/ui/state/state-panel.tsx';

import { AccountLayout } from './account-layout.tsx';

/**
 * The frame of every page behind the sign-in. Checkout is a single column without the side menu. On sign-out the page
 * is unmounted at once, before the next one has loaded, because it would refetch its data and be refused.
 */
export function AccountFrame() {
  const { viewer } = useRouteContext({ from: '/{-$locale}/_account' });
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
