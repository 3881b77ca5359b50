import { type WirePaymentEvent } from '#backend/contract/orders/order-history.ts';
import { orderMeta } from '#backend/contract/orders/order-meta.ts';
import { decimalFromCents } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import type { PaymentState } from '#domain/payment/payment.ts';
import type { User } from '#domain/account/user.ts';

/** Who changes a payment: a person or a rule. */
export type Who = Pick<User, 'id' | 'role' | 'name'> | 'system';

/**
 * The meta of an order change that also changes its payment. The embedded back end writes the event itself and ignores
 * this; a plain WordPress keeps no events, so the whole history is sent as meta (docs/adr/0020).
 * @param at the instant of the accompanying change
 */
export function paymentMeta(
  order: Pick<Order, 'payment' | 'paymentEvents' | 'total'>,
  to: PaymentState,
  who: Who,
  { reference = '', at = new Date() }: { reference?: string; at?: Date } = {},
): { key: string; value: unknown }[] {
  if (to === order.payment) return [];
  const events: WirePaymentEvent[] = order.paymentEvents.map((event) => ({
    ...event,
    actor: null,
    amount: decimalFromCents(event.amount),
  }));
  events.push({
    at: at.toISOString(),
    from: order.payment,
    to,
    by: who === 'system' ? who : who.role,
    actor: who === 'system' ? null : who.id,
    name: who === 'system' ? '' : who.name,
    amount: decimalFromCents(order.total),
    reference,
  });
  return [
    { key: orderMeta.payment, value: to },
    { key: orderMeta.paymentFrom, value: order.payment },
    { key: orderMeta.paymentReference, value: reference },
    { key: orderMeta.paymentEvents, value: events },
  ];
}
