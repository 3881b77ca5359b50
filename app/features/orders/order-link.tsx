import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronRight, Play } from 'lucide-react';
import type { Order } from '#domain/order/order.ts';
import { awaitsPayment } from '#domain/payment/payment.ts';
import * as look from './order-table.recipe.ts';

/** The main action of an order: view it, watch the answer, or pay what it is waiting for. */
export function OrderLink({ order, isBuyer }: { order: Order; isBuyer: boolean }) {
  const { t } = useLingui();
  const { number } = order;
  const pay = isBuyer && order.status === 'pending' && awaitsPayment(order);
  const watch = isBuyer && order.status === 'completed' && order.answerVideo !== null;
  const kind = pay ? 'pay' : watch ? 'watch' : 'view';
  const label = {
    pay: t`Pay now, order ${number}`,
    watch: t`Watch, order ${number}`,
    view: t`View, order ${number}`,
  }[kind];
  return (
    <Link
      to="/{-$locale}/my-orders/detail"
      search={{ orderId: order.id }}
      className={look.action}
      data-kind={kind}
      aria-label={label}
    >
      {kind === 'pay' ? <Trans>Pay now</Trans> : null}
      {kind === 'watch' ? <Play size={18} aria-hidden="true" /> : null}
      {kind === 'watch' ? <Trans>Watch</Trans> : null}
      {kind === 'view' ? <Trans>View</Trans> : null}
      {kind === 'view' ? <ChevronRight size={16} aria-hidden="true" /> : null}
    </Link>
  );
}
