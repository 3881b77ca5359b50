import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';

import { panelHeading } from '#app/entities/order/orders.recipe.ts';
import { panel } from '#app/ui/field/notice.recipe.ts';
import type { Locale } from '#domain/locale.ts';

import { OrderRefund } from '../order-refund.tsx';
import { PartRefundList } from './part-refund-list.tsx';
import { orderPartsQuery } from './part-refund.queries.ts';

/** What the fan of an order gets back of it; nothing if that is nothing. */
export function OwnPartRefunds({ orderId, locale }: { orderId: number; locale: Locale }) {
  const { data } = useQuery(orderPartsQuery(orderId));
  const heading = useId();
  if (!data || data.length === 0) return null;
  const isOpen = data.some(({ state }) => state !== 'booked');
  return (
    <>
      <section className={panel} aria-labelledby={heading}>
        <h2 id={heading} className={panelHeading}>
          <Trans>Partial refund</Trans>
        </h2>
        <PartRefundList parts={data} locale={locale} />
      </section>
      {isOpen ? <OrderRefund orderId={orderId} isPart /> : null}
    </>
  );
}
