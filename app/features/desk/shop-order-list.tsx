import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useToasts } from '#app/platform/toasts.tsx';
import { button } from '#app/ui/button.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import { NoDataPanel } from '#app/ui/state/state-panel.tsx';
import { busyButtonProps } from '#app/ui/state/busy-button-props.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { css, cx } from '#styled/css/index.js';

import { OrderBadge } from '#app/entities/order/order-badge.tsx';
import { adoptShopOrder } from '#app/entities/order/orders.functions.ts';

interface ShopOrderListProps {
  orders: readonly Order[];
  locale: Locale;
  /** The empty state. */
  nothing: ReactNode;
}

const list = css({ display: 'grid', gap: '12px', listStyle: 'none' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  '& > div': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  smDown: { '& > button': { flexBasis: '100%' } },
});

/** Orders that the shop received outside the app. Their celebrities do not see them until a manager adopts them. */
export function ShopOrderList({ orders, locale, nothing }: ShopOrderListProps) {
  return (
    <>
      <p className={css({ color: 'text2', maxWidth: '62ch', marginBottom: '16px' })}>
        <Trans>
          These orders came in through the WordPress shop. Celebrities only see them once you adopt
          them.
        </Trans>
      </p>
      {orders.length === 0 ? (
        (nothing ?? <NoDataPanel />)
      ) : (
        <ul className={list}>
          {orders.map((order) => (
            <ShopOrderRow key={order.id} order={order} locale={locale} />
          ))}
        </ul>
      )}
    </>
  );
}

function ShopOrderRow({ order, locale }: { order: Order; locale: Locale }) {
  const { t } = useLingui();
  const { say } = useToasts();
  const queryClient = useQueryClient();
  const { number, celebrityName, billing } = order;
  const adopting = useMutation({
    mutationFn: () => adoptShopOrder({ data: { orderId: order.id } }),
    onSuccess: () => say({ kind: 'success', text: t`Order ${number} has been adopted.` }),
    onError: () => say({ kind: 'error', text: t`Order ${number} couldn’t be adopted. Try again.` }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['desk'] }),
  });
  return (
    <li className={cx(panel, row)}>
      <div>
        <Link
          to="/{-$locale}/my-orders/detail"
          search={{ orderId: order.id }}
          className={css({ fontWeight: 600, textDecoration: 'underline' })}
        >
          <Trans>Order {number}</Trans>
        </Link>
        <p className={css({ textStyle: 'hint', color: 'text2' })}>
          {[`${billing.firstName} ${billing.lastName}`.trim(), celebrityName]
            .filter((name) => name !== '')
            .join(' → ')}
        </p>
      </div>
      <OrderBadge reader="manager" status={order.status} />
      <strong>{formatMoney(order.total, locale)}</strong>
      <button
        type="button"
        className={button({ variant: 'outline', size: 'small' })}
        aria-label={t`Adopt order ${number}`}
        {...busyButtonProps(adopting.isPending, () => adopting.mutate())}
      >
        <Trans>Adopt</Trans>
      </button>
    </li>
  );
}
