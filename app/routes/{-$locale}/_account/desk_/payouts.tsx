import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { PayoutDeskScreen } from '#app/features/desk/payouts/payout-desk-screen.tsx';
import { payoutDeskQuery } from '#app/features/desk/payouts/payout-desk.queries.ts';
import { privatePage } from '#app/platform/page/route-head.ts';
import { actsAs } from '#domain/account/role.ts';

/** For managers; to all others there is no such page. The functions check again. */
export const Route = createFileRoute('/{-$locale}/_account/desk_/payouts')({
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: ({ context: { viewer } }) => {
    if (!actsAs(viewer, 'manager')) throw notFound();
  },
  loader: async ({ context: { queryClient } }) => {
    await queryClient.fetchQuery(payoutDeskQuery);
  },
  head: privatePage(msg`Payouts`),
  component: PayoutDeskScreen,
});
