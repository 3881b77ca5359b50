import { msg } from '@lingui/core/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';

import { PaymentMethodName } from '#app/features/checkout/payment-method-name.tsx';
import { SuccessPage } from '#app/features/checkout/success-page.tsx';
import { loadOrder, orderQuery } from '#app/features/orders/orders.queries.ts';
import { bankAccountQuery } from '#app/features/payment/payment.queries.ts';
import { TransferPanel } from '#app/features/payment/transfer-panel.tsx';
import { privatePage } from '#app/platform/private-page.ts';
import { useLocale } from '#app/shell/use-locale.ts';
import { formatMoney } from '#domain/money.ts';
import { orderIdParam } from '#domain/order-id-param.ts';
import { awaitsPayment } from '#domain/payment.ts';

export const Route = createFileRoute('/{-$locale}/_account/checkout/success')({
  validateSearch: v.object({ orderId: orderIdParam }),
  loaderDeps: ({ search: { orderId } }) => ({ orderId }),
  loader: async ({ context: { queryClient }, deps: { orderId } }) => {
    await Promise.all([
      loadOrder(queryClient, orderId),
      queryClient.ensureQueryData(bankAccountQuery),
    ]);
  },
  head: privatePage(msg`Thank you, your order is placed`),
  component: Success,
});

function Success() {
  const locale = useLocale();
  const { orderId } = Route.useSearch();
  const { data: order } = useSuspenseQuery(orderQuery(orderId));
  const { data: account } = useSuspenseQuery(bankAccountQuery);
  return (
    <SuccessPage
      orderId={order.id}
      number={order.number}
      shipping={formatMoney(order.shipping, locale)}
      total={formatMoney(order.total, locale)}
      paymentMethod={<PaymentMethodName order={order} />}
      transfer={
        order.paymentMethod === 'bankTransfer' && awaitsPayment(order) ? (
          <TransferPanel
            account={account}
            orderNumber={order.number}
            amount={order.total}
            locale={locale}
          />
        ) : null
      }
    />
  );
}
