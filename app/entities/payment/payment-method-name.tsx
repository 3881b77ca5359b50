import { useLingui } from '@lingui/react/macro';

import type { Order } from '#domain/order/order.ts';

import { paymentMethodLabel } from '#app/entities/payment/payment-method.messages.ts';

/** An order's payment method in the reader's language; one known only to the back end keeps its name there. */
export function PaymentMethodName(props: { order: Pick<Order, 'paymentMethod' | 'paymentTitle'> }) {
  const { t } = useLingui();
  const { paymentMethod, paymentTitle } = props.order;
  return <>{paymentMethod ? t(paymentMethodLabel[paymentMethod]) : paymentTitle}</>;
}
