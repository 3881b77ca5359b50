import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { RefundDeskScreen } from '#app/features/desk/refunds/refund-desk-screen.tsx';
import {
  expectedReturnsQuery,
  refundDeskQuery,
} from '#app/features/desk/refunds/refund-desk.queries.ts';
import { privatePage } from '#app/platform/page/route-head.ts';
import { actsAs } from '#domain/account/role.ts';

/** For managers; to all others there is no such page. The functions check again. */
export const Route = createFileRoute('/{-$locale}/_account/desk_/refunds')({
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: ({ context: { viewer } }) => {
    if (!actsAs(viewer, 'manager')) throw notFound();
  },
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.fetchQuery(refundDeskQuery),
      queryClient.fetchQuery(expectedReturnsQuery),
    ]);
  },
  head: privatePage(msg`Refunds`),
  component: RefundDeskScreen,
});
