import { msg } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';

import { serviceName } from '#app/features/celebrities/service.messages.ts';
import { OrderListPage } from '#app/features/orders/order-list-page.tsx';
import { StatusFilter } from '#app/features/orders/status-filter.tsx';
import { ordersQuery } from '#app/features/orders/orders.queries.ts';
import { privatePage } from '#app/platform/private-page.ts';
import { useLocale } from '#app/shell/use-locale.ts';
import { formerDeskParams } from '#domain/desk.ts';
import { statusParam } from '#domain/order-list.ts';
import { statusesFor } from '#domain/order-move.ts';
import type { OrderStatus } from '#domain/order-status.ts';
import { pageParam } from '#domain/page-param.ts';
import { actsAs } from '#domain/role.ts';

function listSearch(search: { page?: number | undefined; status?: OrderStatus | undefined }) {
  return { page: search.page ?? 1, status: search.status ?? null };
}

export const Route = createFileRoute('/{-$locale}/_account/my-orders/')({
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: v.object({ page: pageParam, status: statusParam, ...formerDeskParams }),
  beforeLoad: ({ context: { viewer }, search: { payment, find, page } }) => {
    if (payment === undefined || !actsAs(viewer, 'manager')) return;
    // Where the lists of money were before they had a desk; managers have kept the address.
    throw redirect({
      to: '/{-$locale}/desk',
      search: { list: payment === 'any' ? 'all' : payment, find, page },
    });
  },
  loaderDeps: ({ search: { page, status } }) => ({ page, status }),
  loader: ({ context: { queryClient }, deps }) =>
    queryClient.fetchQuery(ordersQuery(listSearch(deps))),
  head: privatePage(msg`My orders`),
  component: MyOrders,
});

function MyOrders() {
  const { viewer } = Route.useRouteContext();
  const search = listSearch(Route.useSearch());
  const { data, dataUpdatedAt } = useSuspenseQuery(ordersQuery(search));
  return (
    <OrderListPage
      orders={data.orders}
      now={dataUpdatedAt}
      status={search.status}
      viewer={viewer}
      locale={useLocale()}
      serviceNames={serviceName}
      above={
        <StatusFilter
          statuses={statusesFor(viewer.role)}
          chosen={search.status}
          waiting={data.waiting}
        />
      }
    />
  );
}
