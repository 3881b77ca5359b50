import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import * as v from 'valibot';

import { ordersQuery } from '#app/entities/order/orders.queries.ts';
import { OrderListScreen } from '#app/features/orders/order-list-screen.tsx';
import { orderListSearch } from '#app/features/orders/order-list-search.ts';
import { privatePage } from '#app/platform/page/route-head.ts';
import { actsAs } from '#domain/account/role.ts';
import { formerDeskParams } from '#domain/order/desk/desk.ts';
import { statusParam } from '#domain/order/desk/order-list.ts';
import { longPageParams } from '#domain/paging/page-param.ts';

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
    queryClient.fetchQuery(ordersQuery(orderListSearch(deps))),
  head: privatePage(msg`My orders`),
  component: OrderListScreen,
});
