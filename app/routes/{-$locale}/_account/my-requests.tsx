import { msg } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';

import { ApplicationNotice } from '#app/features/studio/application/application-notice.tsx';
import { serviceName } from '#app/entities/service/service.messages.ts';
import { InboxPage } from '#app/features/delivery/inbox/inbox-page.tsx';
import { OrderBadge } from '#app/entities/order/order-badge.tsx';
import { readOrders } from '#app/entities/order/orders.functions.ts';
import { ordersQuery, rowsOfOrders } from '#app/entities/order/orders.queries.ts';
import { RequestAnswers } from '#app/entities/request/request-answers.tsx';
import { RequestListPage } from '#app/features/request/request-list-page.tsx';
import { requestsQuery } from '#app/features/request/requests.queries.ts';
import { privatePage } from '#app/platform/page/private-page.ts';
import { SteadyList } from '#app/entities/live/steady-list.tsx';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { inboxParam, statusOfList, type InboxList } from '#domain/order/desk/inbox.ts';
import { longPageParams } from '#domain/paging/page-param.ts';
import { pageAddress } from '#domain/paging/pagination.ts';
import { hasStore } from '#domain/account/role.ts';

function inboxSearch(list: InboxList, page?: number, cursor?: string) {
  return { ...pageAddress(page, cursor), status: statusOfList[list] };
}

/** A fan's own requests have numbers only: no one has so many. */
function numbered(page?: number) {
  return pageAddress(page).page;
}

export const Route = createFileRoute('/{-$locale}/_account/my-requests')({
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: v.object({ ...longPageParams, list: inboxParam }),
  loaderDeps: ({ search: { page, cursor, list } }) => ({ page, cursor, list }),
  loader: async ({ context: { queryClient, viewer }, deps: { page, cursor, list = 'new' } }) => {
    // A celebrity has an inbox of orders, goods among them; everyone else what was asked for.
    if (hasStore(viewer.role))
      await queryClient.fetchQuery(ordersQuery(inboxSearch(list, page, cursor)));
    else await queryClient.fetchQuery(requestsQuery(numbered(page)));
  },
  head: privatePage(msg`My requests`),
  component: MyRequests,
});

function MyRequests() {
  const { viewer } = Route.useRouteContext();
  return hasStore(viewer.role) ? <Requested /> : <Asked />;
}

function Requested() {
  const { page, cursor, list = 'new' } = Route.useSearch();
  const search = inboxSearch(list, page, cursor);
  const { data, dataUpdatedAt } = useSuspenseQuery(ordersQuery(search));
  const locale = useLocale();
  return (
    <SteadyList
      query={{ queryKey: ordersQuery(search).queryKey, read: () => readOrders({ data: search }) }}
      data={data}
      rowsOf={rowsOfOrders}
      what="orders"
    >
      <InboxPage
        notice={<ApplicationNotice locale={locale} />}
        list={list}
        orders={data.orders}
        waiting={data.waiting}
        locale={locale}
        serviceNames={serviceName}
        now={dataUpdatedAt}
        Answers={RequestAnswers}
      />
    </SteadyList>
  );
}

function Asked() {
  const { viewer } = Route.useRouteContext();
  const { page } = Route.useSearch();
  const { data } = useSuspenseQuery(requestsQuery(numbered(page)));
  return (
    <RequestListPage
      requests={data}
      role={viewer.role}
      locale={useLocale()}
      serviceNames={serviceName}
      Badge={OrderBadge}
    />
  );
}
