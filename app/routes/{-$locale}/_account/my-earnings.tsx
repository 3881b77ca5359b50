import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';

import { EarningsScreen } from '#app/features/studio/earnings/earnings-screen.tsx';
import { earningsQuery } from '#app/features/studio/earnings/earnings.queries.ts';
import { payoutBalanceQuery } from '#app/features/studio/payouts/payouts.queries.ts';
import { privatePage } from '#app/platform/page/route-head.ts';
import { hasStore } from '#domain/account/role.ts';
import { pageParam } from '#domain/paging/page-param.ts';

/** For celebrities; the function checks again. */
export const Route = createFileRoute('/{-$locale}/_account/my-earnings')({
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: v.object({ page: pageParam }),
  beforeLoad: ({ context: { viewer } }) => {
    if (!hasStore(viewer.role)) throw notFound();
  },
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: async ({ context: { queryClient }, deps: { page = 1 } }) => {
    await Promise.all([
      queryClient.fetchQuery(earningsQuery(page)),
      queryClient.fetchQuery(payoutBalanceQuery),
    ]);
  },
  head: privatePage(msg`My earnings`),
  component: EarningsScreen,
});
