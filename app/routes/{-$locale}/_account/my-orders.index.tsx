import { msg } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';

import { serviceName } from '#app/features/celebrities/service.messages.ts';
import { OrderListPage } from '#app/features/orders/order-list-page.tsx';
import { ordersQuery } from '#app/features/orders/orders.queries.ts';
import { privatePage } from '#app/platform/private-page.ts';
import { useLocale } from '#app/shell/use-locale.ts';
import { pageParam } from '#domain/page-param.ts';

export const Route = createFileRoute('/{-$locale}/_account/my-orders/')({
  validateSearch: v.object({ page: pageParam }),
  loaderDeps: ({ search: { page } }) => ({ page }),
  loader: ({ context, deps: { page = 1 } }) => context.queryClient.fetchQuery(ordersQuery(page)),
  head: privatePage(msg`My orders`),
  component: MyOrders,
});

function MyOrders() {
  const { viewer } = Route.useRouteContext();
  const { page = 1 } = Route.useSearch();
  const { data } = useSuspenseQuery(ordersQuery(page));
  return (
    <OrderListPage orders={data} viewer={viewer} locale={useLocale()} serviceNames={serviceName} />
  );
}
