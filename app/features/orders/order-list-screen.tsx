import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext, useSearch } from '@tanstack/react-router';

import { StableList } from '#app/entities/live/stable-list.tsx';
import { readOrders } from '#app/entities/order/orders.functions.ts';
import { ordersQuery, rowsOfOrders } from '#app/entities/order/orders.queries.ts';
import { serviceName } from '#app/entities/service/service.messages.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { statusesFor } from '#domain/order/transitions/order-visibility.ts';

import { OrderListPage } from './order-list-page.tsx';
import { orderListSearch } from './order-list-search.ts';
import { StatusFilter } from './status-filter.tsx';

const from = '/{-$locale}/_account/my-orders/';

/** The orders that the user is involved in. */
export function OrderListScreen() {
  const { viewer } = useRouteContext({ from });
  const search = orderListSearch(useSearch({ from }));
  const { data, dataUpdatedAt } = useSuspenseQuery(ordersQuery(search));
  return (
    <StableList
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
            reader={viewer.role}
            statuses={statusesFor(viewer.role)}
            chosen={search.status}
            waiting={data.waiting}
          />
        }
      />
    </StableList>
  );
}
