import { msg } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';

import { EarningsPage } from '#app/features/studio/earnings/earnings-page.tsx';
import { earningsQuery } from '#app/features/studio/earnings/earnings.queries.ts';
import { paymentLabel } from '#app/entities/payment/payment.messages.ts';
import { privatePage } from '#app/platform/page/private-page.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { pageParam } from '#domain/paging/page-param.ts';
import { hasStore } from '#domain/account/role.ts';

/** For celebrities; the function checks again. */
export const Route = createFileRoute('/{-$locale}/_account/my-earnings')({
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: v.object({ page: pageParam }),
  beforeLoad: ({ context: { viewer } }) => {
    if (!hasStore(viewer.role)) throw notFound();
  },
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context, deps: { page = 1 } }) => context.queryClient.fetchQuery(earningsQuery(page)),
  head: privatePage(msg`My earnings`),
  component: MyEarnings,
});

function MyEarnings() {
  const { page = 1 } = Route.useSearch();
  const { data } = useSuspenseQuery(earningsQuery(page));
  return <EarningsPage earnings={data} locale={useLocale()} paymentNames={paymentLabel} />;
}
