import { msg } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';

import { serviceName } from '#app/features/celebrities/service.messages.ts';
import { OrderListPage } from '#app/features/orders/order-list-page.tsx';
import { ordersQuery } from '#app/features/orders/orders.queries.ts';
import { privatePage } from '#app/platform/private-page.ts';
import { useLocale } from '#app/shell/use-locale.ts';

export const Route = createFileRoute('/{-$locale}/_account/my-orders/')({
  loader: ({ context }) => context.queryClient.fetchQuery(ordersQuery),
  head: privatePage(msg`My orders`),
  component: MyOrders,
});

function MyOrders() {
  const { viewer } = Route.useRouteContext();
  const { data } = useSuspenseQuery(ordersQuery);
  return (
    <OrderListPage orders={data} viewer={viewer} locale={useLocale()} serviceNames={serviceName} />
  );
}
