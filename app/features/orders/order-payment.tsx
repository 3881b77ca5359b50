import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { panel } from '#app/ui/field/notice.recipe.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import { sendsParcel } from '#domain/order/transitions/order-command.ts';
import type { Order } from '#domain/order/order.ts';
import { partialRefunds, refundedOf } from '#domain/refund/partial-refunds.ts';
import { css, cx } from '#styled/css/index.js';

import { ShippingCost } from '#app/entities/order/shipping-cost.tsx';
import { fact, factList, panelHeading } from '#app/entities/order/orders.recipe.ts';

interface OrderPaymentProps {
  order: Order;
  locale: Locale;
  method: ReactNode;
  /** The payment state, in words. */
  state: ReactNode;
}

const totalLine = css({
  paddingTop: '16px',
  borderTop: '1px solid token(colors.border)',
  textStyle: 'h3',
  '& dt': { color: 'text' },
});

const refundReason = css({
  display: 'block',
  color: 'text2',
  overflowWrap: 'anywhere',
});

/** What went back of an order in parts, and what is left of it; managers see each with its reason. */
function RefundedParts({ order, locale }: { order: Order; locale: Locale }) {
  const told = partialRefunds(order).filter(({ reason }) => reason !== '');
  const refunded = refundedOf(order);
  return (
    <>
      <div className={fact}>
        <dt>
          <Trans>Refunded</Trans>
        </dt>
        <dd>
          {formatMoney(-refunded, locale)}
          {told.map(({ id, cents, reason }) => (
            <span key={id} className={refundReason}>
              {formatMoney(cents, locale)} · {reason}
            </span>
          ))}
        </dd>
      </div>
      <div className={fact}>
        <dt>
          <Trans>After refunds</Trans>
        </dt>
        <dd>{formatMoney(order.total - refunded, locale)}</dd>
      </div>
    </>
  );
}

/** The order's cost, payment method and payment state. */
export function OrderPayment({ order, locale, method, state }: OrderPaymentProps) {
  const rows = [
    // Services and videos are not shipped.
    ...(sendsParcel(order) || order.shipping > 0
      ? [
          {
            key: 'shipping',
            label: <Trans>Shipping</Trans>,
            value: <ShippingCost cents={order.shipping} locale={locale} />,
          },
        ]
      : []),
    ...(order.tax > 0
      ? [
          {
            key: 'tax',
            label: order.includesTax ? <Trans>Tax, included</Trans> : <Trans>Tax</Trans>,
            value: formatMoney(order.tax, locale),
          },
        ]
      : []),
    { key: 'method', label: <Trans>Payment method</Trans>, value: method },
    { key: 'paid', label: <Trans>Payment</Trans>, value: state },
    ...(order.transactionId
      ? [{ key: 'transaction', label: <Trans>Transaction</Trans>, value: order.transactionId }]
      : []),
  ];
  return (
    <section className={panel}>
      <h2 className={panelHeading}>
        <Trans>Payment</Trans>
      </h2>
      <dl className={factList}>
        {rows.map(({ key, label, value }) => (
          <div key={key} className={fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={cx(fact, totalLine)}>
          <dt>
            <Trans>Total</Trans>
          </dt>
          <dd>{formatMoney(order.total, locale)}</dd>
        </div>
        {partialRefunds(order).length > 0 ? <RefundedParts order={order} locale={locale} /> : null}
      </dl>
    </section>
  );
}
