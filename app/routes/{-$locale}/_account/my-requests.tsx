import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';

import { ordersQuery } from '#app/entities/order/orders.queries.ts';
import { InboxScreen } from '#app/features/delivery/inbox/inbox-screen.tsx';
import { inboxSearch } from '#app/features/delivery/inbox/inbox-search.ts';
import { RequestListScreen } from '#app/features/request/request-list-screen.tsx';
import { requestsQuery } from '#app/features/request/requests.queries.ts';
import { ApplicationNotice } from '#app/features/studio/application/application-notice.tsx';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { privatePage } from '#app/platform/page/route-head.ts';
import { hasStore } from '#domain/account/role.ts';
import { inboxParam } from '#domain/order/desk/inbox.ts';
import { longPageParams } from '#domain/paging/page-param.ts';
import { pageAddress } from '#domain/paging/page-address.ts';

export const Route = createFileRoute('/{-$locale}/_account/my-requests')({
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: v.object({ ...longPageParams, list: inboxParam }),
  loaderDeps: ({ search: { page, cursor, list } }) => ({ page, cursor, list }),
  loader: async ({ context: { queryClient, viewer }, deps: { page, cursor, list = 'new' } }) => {
    // A celebrity has an inbox of orders, goods among them; everyone else what was asked for.
    if (hasStore(viewer.role))
      await queryClient.fetchQuery(ordersQuery(inboxSearch(list, page, cursor)));
    // A fan's own requests have numbers only: no one has so many.
    else await queryClient.fetchQuery(requestsQuery(pageAddress(page).page));
  },
  head: privatePage(msg`My requests`),
  component: MyRequests,
});

function MyRequests() {
  const { viewer } = Route.useRouteContext();
  const locale = useLocale();
  return hasStore(viewer.role) ? (
    <InboxScreen notice={<ApplicationNotice locale={locale} />} />
  ) : (
    <RequestListScreen />
  );
}
