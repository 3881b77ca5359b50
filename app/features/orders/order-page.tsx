import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { panel } from '#app/ui/form.recipe.ts';
import { page } from '#app/ui/page.recipe.ts';
import type { Locale } from '#domain/locale.ts';
import { formatMoney } from '#domain/money.ts';
import type { Order } from '#domain/order.ts';
import type { User } from '#domain/user.ts';
import { occasions } from '#domain/video-request.ts';
import { css, cx } from '#styled/css/index.js';

import { OrderActions } from './order-actions.tsx';
import { OrderBadge } from './order-badge.tsx';
import { answerLabel, occasionLabel } from './orders.messages.ts';

const facts = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '8px 20px',
  '& dt': { color: 'text2' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

interface OrderPageProps {
  order: Order;
  viewer: User;
  locale: Locale;
  onMoved: () => Promise<void>;
  /** The answer video, or the way to send it. */
  video: ReactNode;
}

/** One order as this visitor may see it: the fan sees the celebrity, the celebrity the fan, a manager both. */
export function OrderPage({ order, viewer, locale, onMoved, video }: OrderPageProps) {
  const { t } = useLingui();
  const answers = order.lines.flatMap((line) => Object.entries(line.answers));
  return (
    <div className={cx(page, css({ maxWidth: '820px' }))}>
      <Link to="/{-$locale}/my-orders" className={css({ color: 'brandInk' })}>
        <Trans>Back to my orders</Trans>
      </Link>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '16px', marginBlock: '20px' })}>
        <h1 className={css({ textStyle: 'h1' })}>
          <Trans>Order {order.number}</Trans>
        </h1>
        <OrderBadge status={order.status} />
      </div>
      <OrderActions order={order} viewer={viewer} onMoved={onMoved} />
      {video}
      <dl className={cx(panel, facts)}>
        {viewer.role === 'celebrity' ? null : (
          <>
            <dt>
              <Trans>Celebrity</Trans>
            </dt>
            <dd>{order.celebrityName}</dd>
          </>
        )}
        {viewer.role === 'fan' ? null : (
          <>
            <dt>
              <Trans>Fan</Trans>
            </dt>
            <dd>{`${order.billing.firstName} ${order.billing.lastName}`}</dd>
          </>
        )}
        {answers.map(([name, value]) => {
          const label = answerLabel[name];
          const occasion = name === 'occasion' && occasions.find((known) => known === value);
          return [
            <dt key={`${name}-label`}>{label ? t(label) : name}</dt>,
            <dd key={name}>{occasion ? t(occasionLabel[occasion]) : value}</dd>,
          ];
        })}
        <dt>
          <Trans>Total</Trans>
        </dt>
        <dd>{formatMoney(order.total, locale)}</dd>
        {order.trackingId ? (
          <>
            <dt>
              <Trans>Tracking number</Trans>
            </dt>
            <dd>{order.trackingId}</dd>
          </>
        ) : null}
      </dl>
    </div>
  );
}
