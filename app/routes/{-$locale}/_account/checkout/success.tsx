import { msg } from '@lingui/core/macro';
import { useQuery, useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';

import { PaymentMethodName } from '#app/entities/payment/payment-method-name.tsx';
import { SuccessPage } from '#app/features/checkout/success-page.tsx';
import { loadOrder, orderQuery } from '#app/entities/order/orders.queries.ts';
import { bankAccountQuery, checkoutOrdersQuery } from '#app/entities/payment/payment.queries.ts';
import { PaymentWords } from '#app/entities/payment/payment-words.tsx';
import { TransferPanel } from '#app/entities/payment/transfer-panel.tsx';
import { privatePage } from '#app/platform/page/private-page.ts';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { maxBasketLines } from '#domain/checkout/basket.ts';
import { formatMoney } from '#domain/money/money.ts';
import { orderIdParam } from '#domain/order/order-id-param.ts';
import type { Order } from '#domain/order/order.ts';
import { sendsParcel } from '#domain/order/transitions/order-command.ts';
import { awaitsTransfer } from '#domain/payment/payment.ts';
import { billOf } from '#domain/payment/transfer/shared-transfer.ts';

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
    const shared = sharedIn(placed);
    if (shared) await queryClient.fetchQuery(checkoutOrdersQuery(shared.id));
  },
  head: privatePage(msg`Thank you, your order is placed`),
  component: Success,
});

/** An order that is paid together with others, where there is one. */
function sharedIn(orders: readonly Order[]): Order | undefined {
  return orders.find((order) => order.checkout !== null && awaitsTransfer(order));
}

function Success() {
  const locale = useLocale();
  const { orderId, also = [] } = Route.useSearch();
  const orders = useSuspenseQueries({ queries: [orderId, ...also].map((id) => orderQuery(id)) });
  const { data: account } = useSuspenseQuery(bankAccountQuery);
  const shared = sharedIn(orders.map(({ data }) => data));
  const { data: together } = useQuery({
    ...checkoutOrdersQuery(shared?.id ?? 0),
    enabled: shared !== undefined,
  });
  const bill = shared && together ? billOf(shared, together) : null;
  const isShared = (order: Order) =>
    shared !== undefined && order.checkout?.reference === shared.checkout?.reference;
  return (
    <SuccessPage
      together={
        bill && {
          transfer: <TransferPanel account={account} bill={bill} locale={locale} />,
          orders: bill.orders.length,
          total: formatMoney(bill.total, locale),
        }
      }
      ships={orders.some(({ data }) => sendsParcel(data))}
      orders={orders.map(({ data: order }) => ({
        orderId: order.id,
        number: order.number,
        celebrityName: order.celebrityName,
        email: order.billing.email,
        shipping: sendsParcel(order) ? formatMoney(order.shipping, locale) : null,
        tax: order.tax > 0 ? formatMoney(order.tax, locale) : null,
        includesTax: order.includesTax,
        total: formatMoney(order.total, locale),
        paymentMethod: <PaymentMethodName order={order} />,
        paymentState: <PaymentWords order={order} locale={locale} />,
        transfer:
          awaitsTransfer(order) && !isShared(order) ? (
            <TransferPanel account={account} bill={billOf(order)} locale={locale} />
          ) : null,
        hasTransferDetails: account !== null && awaitsTransfer(order),
      }))}
    />
  );
}
