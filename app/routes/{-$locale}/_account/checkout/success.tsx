import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';

import { loadOrder, orderQuery } from '#app/entities/order/orders.queries.ts';
import { bankAccountQuery, checkoutOrdersQuery } from '#app/entities/payment/payment.queries.ts';
import { paidTogether } from '#app/features/checkout/paid-together.ts';
import { SuccessScreen } from '#app/features/checkout/success-screen.tsx';
import { privatePage } from '#app/platform/page/route-head.ts';
import { maxBasketLines } from '#domain/checkout/basket.ts';
import { orderIdParam } from '#domain/order/order-id-param.ts';

export const Route = createFileRoute('/{-$locale}/_account/checkout/success')({
  validateSearch: v.object({
    orderId: orderIdParam,
    /** The other orders of a checkout with several celebrities. */
    also: v.optional(v.fallback(v.pipe(v.array(orderIdParam), v.maxLength(maxBasketLines)), [])),
  }),
  loaderDeps: ({ search: { orderId, also = [] } }) => ({ ids: [orderId, ...also] }),
  loader: async ({ context: { queryClient }, deps: { ids } }) => {
    await Promise.all([
      ...ids.map((id) => loadOrder(queryClient, id)),
      queryClient.fetchQuery(bankAccountQuery),
    ]);
    const placed = ids.flatMap((id) => queryClient.getQueryData(orderQuery(id).queryKey) ?? []);
    const shared = paidTogether(placed);
    if (shared) await queryClient.fetchQuery(checkoutOrdersQuery(shared.id));
  },
  head: privatePage(msg`Thank you, your order is in`),
  component: SuccessScreen,
});
