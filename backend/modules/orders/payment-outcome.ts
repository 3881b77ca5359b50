import { isOrderStatus } from '#domain/order/order-status.ts';
import {
  paymentAfterMove,
  paymentMovesFrom,
  paymentMovesOpenTo,
  type PayableOrder,
} from '#domain/payment/payment-move.ts';
import { isPaymentState, type PaymentState } from '#domain/payment/payment.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import type { Actor } from '#domain/account/role.ts';
import { paymentMethodId } from '#backend/contract/orders/order-meta.ts';
import type { NewPaymentEvent } from './store/order-writes.ts';
import type { OrderRow } from './store/orders.ts';
import type { NamedActor, PaymentWord, PaymentOutcome } from './payment-transition.ts';

/** A stored order for the payment rules; null if its state is unknown to them. */
function payable({ status, payment, paymentMethod }: OrderRow): PayableOrder | null {
  if (!isOrderStatus(status) || !isPaymentState(payment)) return null;
  return {
    status,
    payment,
    paymentMethod: paymentMethod === paymentMethodId.card ? 'card' : 'bankTransfer',
  };
}

/**
 * Whether the payment table has this transition and, if there is an actor, allows it to them. The app checks the same
 * table first; this is the second safeguard.
 */
function isOpen(actor: Actor | null, order: OrderRow, to: PaymentState): boolean {
  const known = payable(order);
  if (!known) return false;
  const moves = actor ? paymentMovesOpenTo(actor, known) : paymentMovesFrom(known);
  return moves.some((move) => move.to === to);
}

/**
 * What a change does to the payment: the requested payment change, and the effect of the order's transition to
 * `status`. The money of a cancelled order becomes due automatically.
 * @returns null if the table has no such change for this actor
 */
export function paymentOutcome(
  order: OrderRow,
  actor: NamedActor,
  { word, status }: { word: PaymentWord | null; status: OrderStatus | null },
  now: Date,
): PaymentOutcome | null {
  let payment = isPaymentState(order.payment) ? order.payment : 'awaiting';
  const events: NewPaymentEvent[] = [];
  const step = (to: PaymentState, who: NamedActor, reference: string) => {
    events.push({
      at: now,
      fromState: payment,
      toState: to,
      by: who?.role ?? 'system',
      actorId: who?.id ?? null,
      actorName: who?.name ?? '',
      amountCents: order.totalCents,
      reference,
    });
    payment = to;
  };
  if (word && word.to !== payment) {
    if (!isOpen(actor, order, word.to)) return null;
    step(word.to, actor, word.reference);
  }
  const after = status === null ? payment : paymentAfterMove(status, payment);
  if (after !== payment) step(after, null, '');
  return { payment, events };
}
