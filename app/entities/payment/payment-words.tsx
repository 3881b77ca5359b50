import { Trans } from '@lingui/react/macro';

import { useDateFormat } from '#app/platform/browser/use-date-format.ts';
import type { Locale } from '#domain/locale.ts';
import type { Order } from '#domain/order/order.ts';
import { awaitsPayment } from '#domain/payment/payment.ts';

type Paid = Pick<Order, 'status' | 'payment' | 'paidAt' | 'paymentEvents'>;

/** What the buyer is told about the payment. A refund is mentioned only if money was received. */
export function PaymentWords({ order, locale }: { order: Paid; locale: Locale }) {
  const date = useDateFormat(locale);
  const since = order.paymentEvents.findLast(({ to }) => to === order.payment)?.at ?? order.paidAt;
  const day = since === null ? '' : date.day(since);
  if (order.payment === 'refund-due') return <Trans>You’ll get a refund soon.</Trans>;
  if (order.payment === 'refunded') return <Trans>We sent your refund on {day}.</Trans>;
  if (order.payment === 'received') return <Trans>We received your payment on {day}.</Trans>;
  if (awaitsPayment(order)) return <Trans>We’re waiting for your payment.</Trans>;
  return <Trans>There’s nothing to pay.</Trans>;
}
