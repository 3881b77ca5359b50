import { msg } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';

import { serviceName } from '#app/entities/service/service.messages.ts';
import { OrderListPage } from '#app/features/orders/order-list-page.tsx';
import { StatusFilter } from '#app/features/orders/status-filter.tsx';
import { readOrders } from '#app/entities/order/orders.functions.ts';
import { ordersQuery, rowsOfOrders } from '#app/entities/order/orders.queries.ts';
import { privatePage } from '#app/platform/page/private-page.ts';
import { SteadyList } from '#app/entities/live/steady-list.tsx';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { formerDeskParams } from '#domain/order/desk/desk.ts';
import { statusParam } from '#domain/order/desk/order-list.ts';
import { statusesFor } from '#domain/order/transitions/order-move.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { longPageParams } from '#domain/paging/page-param.ts';
import { pageAddress } from '#domain/paging/pagination.ts';
import { actsAs } from '#domain/account/role.ts';

interface Address {
  readonly page?: number | undefined;
  readonly cursor?: string | undefined;
  readonly status?: OrderStatus | undefined;
}

function listSearch({ page, cursor, status }: Address) {
  return { ...pageAddress(page, cursor), status: status ?? null };
}

export const Route = createFileRoute('/{-$locale}/_account/my-orders/')({
  codeSplitGroupings: [['component', 'loader']],
  validateSearch: v.object({ ...longPageParams, status: statusParam, ...formerDeskParams }),
  beforeLoad: ({ context: { viewer }, search: { payment, find, page } }) => {
    if (payment === undefined || !actsAs(viewer, 'manager')) return;
    // Where the lists of money were before they had a desk; managers have kept the address.
    throw redirect({
      to: '/{-$locale}/desk',
      search: { list: payment === 'any' ? 'all' : payment, find, page },
    });
  },
  loaderDeps: ({ search: { page, cursor, status } }) => ({ page, cursor, status }),
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
    <SteadyList
      query={{ queryKey: ordersQuery(search).queryKey, read: () => readOrders({ data: search }) }}
      data={data}
      rowsOf={rowsOfOrders}
      what="orders"
    >
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
    </SteadyList>
  );
}
