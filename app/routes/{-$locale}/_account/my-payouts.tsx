import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { PayoutsScreen } from '#app/features/studio/payouts/payouts-screen.tsx';
import { myPayoutsQuery } from '#app/features/studio/payouts/payouts.queries.ts';
import { privatePage } from '#app/platform/page/route-head.ts';
import { hasStore } from '#domain/account/role.ts';

/** For celebrities; the function checks again. */
export const Route = createFileRoute('/{-$locale}/_account/my-payouts')({
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: ({ context: { viewer } }) => {
    if (!hasStore(viewer.role)) throw notFound();
  },
  loader: async ({ context }) => {
    await context.queryClient.fetchQuery(myPayoutsQuery);
  },
  head: privatePage(msg`My payouts`),
  component: PayoutsScreen,
});
