import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { panel } from '#app/ui/form.recipe.ts';
import { page } from '#app/ui/page.recipe.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money.ts';
import type { Order } from '#domain/order.ts';
import { css, cx } from '#styled/css/index.js';

import { OrderBadge } from './order-badge.tsx';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 20px',
  marginBottom: '12px',
});

/** The visitor's orders, newest first. */
export function OrderListPage({ orders, locale }: { orders: readonly Order[]; locale: Locale }) {
  return (
    <div className={page}>
      <h1 className={css({ textStyle: 'h1', textAlign: 'center', marginBottom: '28px' })}>
        <Trans>My orders</Trans>
      </h1>
      {orders.length === 0 ? (
        <p>
          <Trans>No data available.</Trans>
        </p>
      ) : (
        <ul>
          {orders.map((order) => (
            <li key={order.id} className={cx(panel, row)}>
              <Link
                to="/{-$locale}/my-orders/detail"
                search={{ orderId: order.id }}
                className={css({ textStyle: 'h3' })}
              >
                {`#${order.number} ${order.celebrityName}`}
              </Link>
              <span>{formatMoney(order.total, locale)}</span>
              <OrderBadge status={order.status} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
