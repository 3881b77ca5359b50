import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { BilledOrder } from '#domain/payment/transfer/shared-transfer.ts';
import { css } from '#styled/css/index.js';
import { PaymentBadge } from '#app/entities/payment/payment-badge.tsx';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: '44px',
  fontVariantNumeric: 'tabular-nums',
});

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: 'brandInk',
  textDecoration: 'underline',
});

export function OrderRow({ order, locale }: { order: BilledOrder; locale: Locale }) {
  const { id, number, celebrityName, total } = order;
  return (
    <li className={row}>
      <Link to="/{-$locale}/my-orders/detail" search={{ orderId: id }} className={link}>
        <Trans>
          Order {number}, {celebrityName}
        </Trans>
      </Link>
      <span>{formatMoney(total, locale)}</span>
      <PaymentBadge order={order} />
    </li>
  );
}
