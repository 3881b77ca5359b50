import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

import { WithdrawScreen } from '#app/features/orders/withdrawal/withdraw-screen.tsx';
import { myWithdrawalsQuery } from '#app/features/orders/withdrawal/withdrawal.queries.ts';
import { privatePage } from '#app/platform/page/route-head.ts';

export const Route = createFileRoute('/{-$locale}/_account/my-orders/withdraw')({
  codeSplitGroupings: [['component', 'loader']],
  loader: ({ context: { queryClient } }) => queryClient.fetchQuery(myWithdrawalsQuery),
  head: privatePage(msg`Withdraw from a contract`),
  component: WithdrawScreen,
});
