import { useQuery, useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';

import { orderQuery } from '#app/entities/order/orders.queries.ts';
import { ShippingCost } from '#app/entities/order/shipping-cost.tsx';
import { PaymentMethodName } from '#app/entities/payment/payment-method-name.tsx';
import { PaymentWords } from '#app/entities/payment/payment-words.tsx';
import { bankAccountQuery, checkoutOrdersQuery } from '#app/entities/payment/payment.queries.ts';
import { TransferPanel } from '#app/entities/payment/transfer-panel.tsx';
import { useLocale } from '#app/platform/browser/use-locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { sendsParcel } from '#domain/order/transitions/order-command.ts';
import { awaitsTransfer } from '#domain/payment/payment.ts';
import { billOf } from '#domain/payment/transfer/shared-transfer.ts';

import { paidTogether } from './paid-together.ts';
import { SuccessPage } from './success-page.tsx';

/** The placed orders, and how to pay for them. */
export function SuccessScreen() {
  const locale = useLocale();
  const { orderId, also = [] } = useSearch({ from: '/{-$locale}/_account/checkout/success' });
  const orders = useSuspenseQueries({ queries: [orderId, ...also].map((id) => orderQuery(id)) });
  const { data: account } = useSuspenseQuery(bankAccountQuery);
  const shared = paidTogether(orders.map(({ data }) => data));
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
        shipping: sendsParcel(order) ? (
          <ShippingCost cents={order.shipping} locale={locale} />
        ) : null,
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
